// Secrets, from the source that browsers and Node share.

const randomBytes = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

/** So many random bytes, in hexadecimal. */
export const randomHex = (bytes: number): string =>
  Array.from(randomBytes(bytes), byte => byte.toString(16).padStart(2, '0')).join('');

/** Enough that nobody guesses one: 128 bits, in letters that survive a link. */
export const randomSecret = (): string =>
  btoa(String.fromCharCode(...randomBytes(16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const randomUint32 = (): number => new DataView(randomBytes(4).buffer).getUint32(0);
