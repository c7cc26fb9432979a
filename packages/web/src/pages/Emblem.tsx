import type { JSX } from 'preact';

/** A picture for each game, drawn in its own colours. */
export function Emblem({ system }: { readonly system: string }): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 320 140" role="presentation" preserveAspectRatio="xMidYMid slice">
      <rect class="emblem-sky" width="320" height="140" />
      {PICTURES[system] ?? PICTURES['toy']}
    </svg>
  );
}

const squad = (x: number, y: number, seat: number): JSX.Element => (
  <g class={`emblem-squad seat-${seat}`}>
    {[0, 1, 2, 3, 4].map(i => (
      <circle key={i} cx={x + (i % 3) * 15} cy={y + Math.floor(i / 3) * 14 + (i % 2) * 3} r="6" />
    ))}
  </g>
);

const PICTURES: Readonly<Record<string, JSX.Element>> = {
  'grimdark-future': (
    <g>
      <path class="emblem-ground" d="M0 92c60-22 110-6 160-12s110-26 160-8v68H0z" />
      <path class="emblem-far" d="M18 96V52h14v20h10V40h20v34h12V60h12v40zM236 82V34h16v22h12V24h22v30h14v30z" />
      <path class="emblem-beam" d="M84 108 238 66" />
      {squad(48, 106, 0)}
      {squad(240, 98, 1)}
      <path class="emblem-flag" d="M160 112V66h26l-7 9 7 9h-24" />
    </g>
  ),
  'the-edge': (
    <g>
      <path class="emblem-ground" d="M0 96 60 84l50 14 60-22 70 16 80-14v62H0z" />
      <path
        class="emblem-far"
        d="M20 60l14-8 14 8v16l-14 8-14-8zM50 76l14-8 14 8v16l-14 8-14-8zM240 50l14-8 14 8v16l-14 8-14-8zM270 66l14-8 14 8v16l-14 8-14-8z"
      />
      <path class="emblem-crystal" d="M160 18 182 50 172 112h-24L138 50zM138 50h44M160 18l-8 32 8 62 8-62z" />
      {squad(92, 106, 0)}
      {squad(204, 104, 1)}
    </g>
  ),
  'the-other-side': (
    <g>
      <path class="emblem-ground" d="M0 100c40-10 70 8 110 0s60-12 100-4 70-8 110 2v42H0z" />
      <path class="emblem-far" d="M30 104V58h6V34h8v24h6v46zM262 102l10-52 8-10 8 10 10 52z" />
      <g class="emblem-cards">
        <path d="M118 96 104 40l30-8 14 56z" />
        <path d="M144 92V34h32v58z" />
        <path d="M172 88l14-56 30 8-14 56z" />
        <path d="M160 50l8 12-8 12-8-12z" />
      </g>
      {squad(70, 110, 0)}
      {squad(226, 108, 1)}
    </g>
  ),
  'at-43': (
    <g>
      <path class="emblem-ground" d="M0 98 70 90l60 10 70-8 60 6 60-8v52H0z" />
      <path class="emblem-far" d="M14 96l20-36 22 36zM250 94l26-44 28 44z" />
      <path
        class="emblem-machine"
        d="M136 40h44l10 12v16h-8l6 18 10 22h-16l-10-20-6-20h-12l-6 20-10 20h-16l10-22 6-18h-8V52zM180 50h36v8h-36zM144 48h14v8h-14z"
      />
      {squad(60, 106, 0)}
      {squad(236, 104, 1)}
    </g>
  ),
  'beyond-the-stars': (
    <g>
      <path class="emblem-ground" d="M0 104q80-22 160-12t160-6v54H0z" />
      <circle class="emblem-world" cx="232" cy="44" r="26" />
      <path class="emblem-ring" d="M192 56q40 14 84-24" />
      <path
        class="emblem-star"
        d="M52 28l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM112 52l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM160 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
      />
      {squad(84, 106, 0)}
      {squad(204, 106, 1)}
    </g>
  ),
  toy: (
    <g>
      <path class="emblem-ground" d="M0 84c70 10 250-14 320 0v56H0z" />
      <path class="emblem-river" d="M132 80c18 16-24 32 4 60h44c-30-26 18-44-4-60z" />
      <path class="emblem-flag" d="M64 118V30h44l-12 15 12 15H66" />
      <path class="emblem-flag other" d="M254 118V30h-44l12 15-12 15h42" />
    </g>
  ),
};
