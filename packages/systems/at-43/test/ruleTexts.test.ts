import { readFileSync } from 'node:fs';
import { describeRuleTexts } from '@banneret/testkit/vitest';
import { rules } from '../src/text/rules/index.js';

describeRuleTexts(rules, readFileSync(new URL('./catalogue.txt', import.meta.url), 'utf8'));
