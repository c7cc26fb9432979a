import { createHash } from 'node:crypto';

/** Secrets of 128 bits and more are kept as their hashes: looking one up tells nothing about it, whatever time it takes. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('hex');
