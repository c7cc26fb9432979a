import type { Entry } from '@banneret/ai';
import type { Bundle, Translate } from '@banneret/i18n';
import type { Prompt, Seat, Shape } from '@banneret/kernel';
import type { ComponentType } from 'preact';
import type { DieTone } from '../dice/pips.js';
import type { EffectsOf } from '../effects/told.js';
import type { Theme } from '../paint/theme.js';
import type { Desk } from '../table/desk.js';
import type { BattleFacts } from '../table/ending/battle.js';
import type { Tableau } from '../tabletop/tableau.js';

/** The same in both languages: for the few words that belong to data. */
export interface Name {
  readonly fr: string;
  readonly en: string;
}

/**
 * What the table needs to know of a game besides its rules. Everything but the board is optional: questions without a
 * control of their own get one from their shape, and things without a sheet have none.
 */
export interface WebSystem {
  readonly entry: Entry;
  /** Its colours, and what its ground is made of. */
  readonly theme: Theme;
  /** What the game's board, controls and sheets say; what the rules say is in the game itself. */
  readonly texts?: readonly Bundle[];
  /** Draws the desk's state and reports gestures. No rules in here. */
  readonly Board: ComponentType<BoardProps>;
  /** Controls for the game's own kinds of question, by kind. */
  readonly controls?: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** All about one thing on the board. */
  readonly Sheet?: ComponentType<SheetProps>;
  /** The line above the board: round, phase. */
  status?(state: unknown, t: Translate): string;
  /** How it stands, seat by seat; nothing while there is nothing to count. */
  scores?(state: unknown): readonly number[] | undefined;
  /** The table of a game without a grid, as it is drawn: for pictures of it beside the board itself. */
  tableau?(desk: Desk): Tableau;
  /** What the end of a battle is told from; its units are numbered as in `things`. */
  readonly battle?: BattleFacts;
  /** The things on the board that players speak of: units, squads. */
  things?(state: unknown, t: Translate): readonly Thing[];
  /** The thing that an option of a `pick` stands for, if it stands for one. */
  thingOfOption?(prompt: Prompt, option: string | number, state: never): string | undefined;
  /** One of the things that a question is about, where the game itself has no words for it. */
  tellItem?(state: never, prompt: Prompt, id: string | number, t: Translate): string | undefined;
  /** The things that an event is about, for the log's filter. */
  thingsIn?(event: never, state: never): readonly string[];
  /** A roll of dice with what was needed, for the tray and the luck report. */
  readRoll?(event: never, state: never, t: Translate): RollReading | undefined;
  /** What is to be seen of an event besides what it leaves behind. */
  readonly effects?: EffectsOf<never, never>;
  /** Questions, by the beginning of their message keys, that one may want to answer the same way every time. */
  readonly standing?: readonly string[];
  /** What a coach says of a question, by its message key. */
  readonly lessons?: Readonly<Record<string, Name>>;
  /** What the set-up page may ask besides armies. */
  readonly setupFields?: readonly SetupField[];
}

export interface BoardProps {
  readonly desk: Desk;
}

export interface ControlProps<P extends Shape = Shape> {
  readonly desk: Desk;
  readonly prompt: Prompt<P>;
}

export interface SheetProps {
  readonly desk: Desk;
  readonly thing: string;
}

export interface Thing {
  readonly id: string;
  readonly label: string;
  readonly seat?: Seat;
}

/** A card as it is turned over. */
export interface CardFace {
  readonly value: string;
  readonly sign: string;
  readonly words: string;
  readonly tone?: 'joker-red' | 'joker-black';
}

export interface RollReading {
  readonly title: string;
  readonly seat: Seat;
  readonly dice: readonly { readonly face: number; readonly success?: boolean; readonly tone?: DieTone }[];
  /** Cards that were turned over instead. */
  readonly cards?: readonly CardFace[];
  /** "4+", and the parts it is made of. */
  readonly need?: string;
  readonly parts?: readonly { readonly text: string; readonly rule: string; readonly struck?: boolean }[];
  /** Successes that such a roll brings on average, and those it brought. */
  readonly expected?: number;
  readonly actual?: number;
}

/** A field of the set-up page. An empty value leaves the choice to the game. */
export interface SetupField {
  readonly name: string;
  readonly label: Name;
  readonly options: readonly { readonly value: string; readonly label: Name }[];
  /** How the chosen text is handed to the game. */
  readonly as?: 'text' | 'number' | 'yes-no';
}
