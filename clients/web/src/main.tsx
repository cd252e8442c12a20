import '@preact/signals';
import { render } from 'preact';

import { openLanguage } from './session/language';
import './session/theme';
import './style/index.css';
import { App } from './views/app';

await openLanguage();
render(<App />, document.getElementById('app')!);
