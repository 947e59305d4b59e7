import { expect, test } from 'vitest';
import { versionText } from './version-text.ts';

test.each([
	['2026-11-01', '2026.11.01'],
	['2026-11-01-b', '2026.11.01-b'],
	['draft', 'draft'],
])('version %s is written %s', (version, text) => {
	expect(versionText(version)).toBe(text);
});
