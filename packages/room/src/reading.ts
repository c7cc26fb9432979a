import { Compile } from 'typebox/compile';
import { MatchRequest } from './keeping/request.js';
import { Greeting, JudgedMessage } from './protocol.js';

// What comes in over the wire. Compiled checks are made of code that a strict page would refuse to run: they are for servers.

const greeting = Compile(Greeting);
const judged = Compile(JudgedMessage);
const matchRequest = Compile(MatchRequest);

/** The first message of a guest, as it came over the wire; undefined for anything that is none. */
export function readGreeting(text: string): Greeting | undefined {
  const raw = parsed(text);
  return greeting.Check(raw) ? raw : undefined;
}

/** Any later message. */
export function readJudged(text: string): JudgedMessage | undefined {
  const raw = parsed(text);
  return judged.Check(raw) ? raw : undefined;
}

export function readMatchRequest(text: string): MatchRequest | undefined {
  const raw = parsed(text);
  return matchRequest.Check(raw) ? raw : undefined;
}

/** Deeper than anything that people or games have to say; whoever walks through it need not fear for the stack. */
const DEEPEST = 64;

function parsed(text: string): unknown {
  if (isDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Looks at brackets only, outside of strings. */
function isDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (inString) {
      if (letter === BACKSLASH) i++;
      else if (letter === QUOTE) inString = false;
    } else if (letter === QUOTE) inString = true;
    else if (letter === BRACKET || letter === BRACE) {
      if (++depth > DEEPEST) return true;
    } else if (letter === BRACKET_END || letter === BRACE_END) depth--;
  }
  return false;
}

const [QUOTE, BACKSLASH, BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];
