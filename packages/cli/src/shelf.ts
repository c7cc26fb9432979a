export { entryFor, shelf } from '@banneret/shelf';
