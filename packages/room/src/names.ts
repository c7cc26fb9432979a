// What people call themselves and write to one another is shown on other people's screens, in files and in terminals. So nothing
// of it may move a cursor, turn the direction of the line, hide, or grow over its neighbours.

const MOST_NAME = 40;
/** A letter with all that belongs to it takes a few units at most; so much is allowed for each on average. */
const UNITS_A_LETTER = 4;
/** Marks on one letter: no language stacks more than this, pranks do. */
const MOST_MARKS = 3;

/** White space that may stand between words, also where it came as a control (a tab, the end of a line) or as a blank sign. */
const SPACES = /[\s\u2800]+/gu;
/**
 * Controls, directions, what has no width or is not seen (fillers of Hangul are letters that are not seen), halves of letters.
 * White space is left for later, so that words stay apart; joiners and variants of letters have rules of their own.
 */
const UNSEEN =
  /(?![\t-\r\p{Zl}\p{Zp}\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** Variants are kept after what has any, joiners within words and between the parts of an emoji. */
const IDLE_VARIANT = /(?<!\p{Emoji}|\p{Script=Han})\p{Variation_Selector}/gu;
const IDLE_JOINER =
  /(?<!(?:[\p{L}\p{M}](?=.[\p{L}\p{M}])|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?=\u200D\p{Extended_Pictographic})))\p{Join_Control}/gu;

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name as it may be shown anywhere: one line of at most forty letters. Empty if nothing is left of it. */
export const cleanName = (text: string): string => cleanLine(text, MOST_NAME);

/** A line of talk, cleaned as names are: at most so many letters as people count them. */
export function cleanLine(text: string, most: number): string {
  const seen = text.replace(UNSEEN, '').replace(IDLE_VARIANT, '').replace(IDLE_JOINER, '');
  // Few marks first: putting very many of them in order takes very long. Some letters come apart and have one more then.
  const line = fewMarks(fewMarks(seen).normalize('NFC')).replace(SPACES, ' ').trim();
  return cut(line, most).trim();
}

/** Marks that take room of their own are counted apart from those that are stacked. */
function fewMarks(text: string): string {
  return text.replace(/\p{M}{4,}/gu, marks => {
    let stacked = 0;
    let spacing = 0;
    return [...marks].filter(mark => (/\p{Mc}/u.test(mark) ? ++spacing : ++stacked) <= MOST_MARKS).join('');
  });
}

/** Never in the middle of what is read as one letter. */
function cut(text: string, most: number): string {
  let letters = 0;
  for (const { segment, index } of clusters.segment(text)) {
    if (letters === most || index + segment.length > most * UNITS_A_LETTER) return text.slice(0, index);
    letters++;
  }
  return text;
}
