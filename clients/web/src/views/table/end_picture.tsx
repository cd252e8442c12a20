/** A hill with a town: under a clear sky when won, sunk in mist when lost. */
export function EndPicture({ won }: { won: boolean }) {
  return (
    <svg class={won ? 'end-picture won' : 'end-picture lost'} viewBox="0 0 320 120" aria-hidden="true">
      <rect class="sky" width="320" height="120" />
      <circle class="light" cx="248" cy="34" r="17" />
      <path class="far" d="M0 86C40 62 74 70 110 78s60-28 104-14 70 8 106-6v62H0Z" />
      <path class="near" d="M0 104C44 84 92 78 150 82s110 24 170 8v30H0Z" />
      <g transform="translate(150 75) scale(1.9)">
        <use href="#house-left" x="-26" y="3" />
        <use href="#church" x="-9" y="0" />
        <use href="#house-tall" x="9" y="-1" />
        <use href="#house-right" x="19" y="3" />
        <use href="#house-left" x="4" y="6" />
        <use href="#tree" x="-40" y="5" />
        <use href="#pine" x="37" y="5" />
        <use href="#pine" x="44" y="7" />
      </g>
      {!won && (
        <g>
          {[20, 74, 128, 184, 240, 296].map((x, i) => (
            <circle cx={x} cy={102 - (i % 2) * 14} r="48" fill="url(#mist-paint)" />
          ))}
        </g>
      )}
      <g transform="scale(1.7)">
        {(won ? [[22, 17]] : [[34, 44], [62, 57], [96, 40], [128, 58], [156, 46]]).map(([x, y]) => (
          <use href="#ghost" x={x} y={y} class={won ? 'leaving' : ''} />
        ))}
      </g>
    </svg>
  );
}
