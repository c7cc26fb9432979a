/** What the user got wrong, as one sentence in the user's language. Everything else that is thrown is our own bug. */
export class Mistake extends Error {
  readonly code: number;

  constructor(sentence: string, code: number = EXIT.mistake) {
    super(sentence);
    this.name = 'Mistake';
    this.code = code;
  }
}

/** A bug of ours, with what somebody needs to see it again. */
export class Bug extends Error {
  readonly reproduce: string;

  constructor(cause: unknown, reproduce: string) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'Bug';
    this.reproduce = reproduce;
  }
}

/** Let a bug out with the way to see it again; a user's mistake passes as it is. */
export function reproducing<T>(reproduce: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Mistake || error instanceof Bug ? error : new Bug(error, reproduce);
  }
}

export const EXIT = { fine: 0, different: 1, mistake: 2, refused: 3, bug: 70 } as const;
