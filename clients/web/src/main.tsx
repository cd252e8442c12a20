import '@preact/signals';
import { render } from 'preact';

import { openLanguage } from './session/language';
import { askForLayout } from './session/layout';
import { hearSteps } from './session/over';
import { keepShell } from './session/shell';
import './session/theme';
import './style/index.css';
import { App } from './views/app';
import { ownTexts } from './views/common/own_texts';

ownTexts();
hearSteps();
void askForLayout();

// Awaiting here would lock up with words that need a module of this one's chunk.
void openLanguage().then(() => render(<App />, document.getElementById('app')!));

if (import.meta.env.PROD) window.addEventListener('load', () => void keepShell());
