import { expect, it } from 'vitest';
import { plainText } from './plainText.js';

it('shows letters that steer as JSON writes them, and leaves every other as it is', () => {
  expect(plainText('a\x1b[2J\u009b\u007f\u202e\u2069\u200e\u2028z')).toBe(
    String.raw`a\u001b[2J\u009b\u007f\u202e\u2069\u200e\u2028z`,
  );
  const text = 'Où ?\n\t« Là »\u202f: Ünïts, 城, 👩‍🚀, שלום, █░ ✓';
  expect(plainText(text)).toBe(text);
  expect(JSON.parse(plainText(JSON.stringify('\x1b\u202e')))).toBe('\x1b\u202e');
});
