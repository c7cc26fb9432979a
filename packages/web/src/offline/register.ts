/** Only the built page has a service worker; without one everything works but the days without a network. */
export function registerOffline(): void {
  if (!('serviceWorker' in navigator) || location.hostname === '' || import.meta.env?.DEV === true) return;
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
