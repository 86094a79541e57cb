import './lib/look/fonts.css';
import './lib/look/tokens.css';
import './lib/look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.body });
