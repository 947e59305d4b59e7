import { expect, test } from 'vitest';
import { markHeader, nobodysMark } from '#contract/viewer-mark.ts';
import { marking } from './viewer-mark.ts';

async function markFor(id: string | null): Promise<Record<string, string>> {
	const headers: Record<string, string> = {};
	const viewer = id === null ? null : { id, name: 'Linh', group: 'GR0300' as const, cooperative: null, works: [] };
	const identify = marking(async () => ({ viewer, sessionId: 's', signedInAt: null, consoleLocale: null }));
	const reply = { header: (name: string, value: string) => Object.assign(headers, { [name]: value }) };
	await identify({} as never, reply as never);
	return headers;
}

test('every answer says whose it is, and tells nothing of them', async () => {
	const [anna, annaAgain, linh] = await Promise.all(['anna-id', 'anna-id', 'linh-id'].map(markFor));
	expect(anna).toEqual(annaAgain);
	expect(anna).not.toEqual(linh);
	expect(anna?.[markHeader]).toMatch(/^[\w-]{16}$/);
	expect(JSON.stringify(anna)).not.toContain('anna');
	expect(await markFor(null)).toEqual({ [markHeader]: nobodysMark });
});
