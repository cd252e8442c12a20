import '@preact/signals';
import { render } from 'preact';

import './session/theme';
import './style/index.css';
import { App } from './views/app';

render(<App />, document.getElementById('app')!);
