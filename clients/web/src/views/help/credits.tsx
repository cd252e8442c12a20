/** What the page brings with it, and whose it is. */
export const libraries = [
  { name: 'preact', copyright: 'Copyright (c) 2015-present Jason Miller' },
  { name: '@preact/signals', copyright: 'Copyright (c) 2022-present Preact Team' },
  { name: '@preact/signals-core', copyright: 'Copyright (c) 2022-present Preact Team' },
  { name: 'lean-qr', copyright: 'Copyright (c) 2021-2025 David Evans' },
  { name: 'gifenc', copyright: 'Copyright (c) 2017 Matt DesLauriers' },
] as const;

/** The licence must be given along, in its own words. */
const kLicence = [
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:',
  'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
  'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
];

/** The libraries that the page brings with it, and their licence. */
export function Credits() {
  return (
    <>
      <ul class="credits">
        {libraries.map(({ name, copyright }) => (
          <li key={name}>
            <b>{name}</b> · <span lang="en">{copyright}</span>
          </li>
        ))}
      </ul>
      <details class="licence">
        <summary>MIT License</summary>
        <div lang="en">
          {kLicence.map((paragraph) => (
            <p>{paragraph}</p>
          ))}
        </div>
      </details>
    </>
  );
}
