/** What a tile has one of, as it reads from afar: large and plain. */
export function FarSymbols() {
  return (
    <>
      <symbol id="far-castle" overflow="visible">
        <path class="far-glyph stone" d="M-24 20V-20H-13V-11H-5V-20H5V-11H13V-20H24V20Z" />
      </symbol>
      <symbol id="far-monastery" overflow="visible">
        <path class="far-glyph" d="M-20 22V-2H20V22Z" />
        <path class="far-glyph roof" d="M-26 0 0-24 26 0Z" />
      </symbol>
      <symbol id="far-cemetery" overflow="visible">
        <path class="far-glyph stone" d="M-16 22V-8A16 16 0 0 1 16-8V22Z" />
        <path class="far-glyph line" d="M0-12V12M-8-3H8" />
      </symbol>
      <symbol id="far-watertower" overflow="visible">
        <path class="far-glyph line" d="M-10 20-6 0M10 20 6 0" />
        <rect class="far-glyph roof" x="-13" y="-20" width="26" height="21" rx="3" />
      </symbol>
      <symbol id="far-village" overflow="visible">
        <circle class="far-glyph" r="17" />
      </symbol>
      <symbol id="far-crossing" overflow="visible">
        <circle class="far-glyph" r="13" />
      </symbol>
    </>
  );
}
