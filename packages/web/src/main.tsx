import { render } from 'preact';
import { App } from './app/App.js';
import { keepTheme } from './app/theme.js';
import { registerOffline } from './offline/register.js';
import './style/base.css';
import './style/pages.css';
import './style/touch.css';

keepTheme();
render(<App />, document.getElementById('app') as HTMLElement);
registerOffline();
