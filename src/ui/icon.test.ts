import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon.tsx';

test('each icon has its drawing, and each drawing its icon', () => {
	const drawings = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
	const drawn = [...drawings.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24">\s*<(?:path|circle|rect)/g)];
	expect(drawn.map(([, name]) => name)).toEqual([...iconNames]);
});
