import type { Translate } from '@banneret/i18n';
import type { Face, Faction, SquadCard, Starter } from '../../content/types.js';
import { tellAction, tellAltar, tellCard, tellHeading } from './action.js';
import { nameIn, say } from './words.js';

/** EDGE-GEN-04, -05: the Faction Sheet, for anybody to read at any time. Lines that go into detail are indented. */
export function tellSheet(faction: Faction, t: Translate): string[] {
  const { squads, cards, banner, altar, tokens } = faction;
  return [
    nameIn({ t }, faction.name),
    ...squads.flatMap(squad => tellSquad(squad, t)),
    say({ t }, 'edge.sheet.banner', { name: nameIn({ t }, banner.name) }),
    ...indented([tellHeading(banner.action, faction, t), tellAction(banner.action, faction, t)]),
    say({ t }, 'edge.sheet.altar', { name: nameIn({ t }, altar.name) }),
    ...indented(tellAltar(altar, faction, t)),
    ...tokens.map(({ name, limit }) => say({ t }, 'edge.sheet.token', { name: nameIn({ t }, name), limit })),
    ...cards.flatMap(card => {
      const [name = '', ...details] = tellCard(card, faction, t);
      return [say({ t }, 'edge.sheet.copies', { name, copies: card.copies }), ...indented(details)];
    }),
    ...[faction.starter, faction.starter20, faction.starter15].flatMap(starter => tellStarter(starter, faction, t)),
  ];
}

const indented = (lines: readonly string[]): string[] => lines.map(line => `  ${line}`);

function tellSquad({ name, leader, figures, base, endurance, faces }: SquadCard, t: Translate): string[] {
  const heading = { name: nameIn({ t }, name), leader: leader ? 'yes' : 'no', figures, base, endurance };
  return [say({ t }, 'edge.sheet.squad', heading), ...indented(faces.map(face => tellFace(face, t)))];
}

function tellFace(face: Face, t: Translate): string {
  const value = (stat: number | null): string | number => stat ?? say({ t }, 'edge.sheet.dash');
  const there = (symbol: true | undefined): string => (symbol ? 'yes' : 'no');
  const { change } = face;
  return say({ t }, 'edge.sheet.face', {
    name: nameIn({ t }, face.name),
    ini: value(face.ini),
    att: value(face.att),
    attReroll: there(face.attReroll),
    def: value(face.def),
    defReroll: there(face.defReroll),
    mov: value(face.mov),
    crossing: there(face.crossing),
    change:
      change === undefined ? say({ t }, 'edge.sheet.no-change') : say({ t }, 'edge.sheet.change', { cost: change }),
  });
}

function tellStarter({ squads, deck }: Starter, faction: Faction, t: Translate): string[] {
  const army = faction.squads.filter(({ id }) => squads.includes(id)).map(({ name }) => nameIn({ t }, name));
  const copies = faction.cards.flatMap(({ id, name }) => {
    const count = deck[id];
    return count === undefined
      ? []
      : [say({ t }, 'edge.sheet.starter-card', { copies: count, name: nameIn({ t }, name) })];
  });
  const cards = Object.values(deck).reduce((sum, count) => sum + count, 0);
  return [say({ t }, 'edge.sheet.starter', { cards, squads: army.join(', ') }), ...indented([copies.join(', ')])];
}
