import { expect, test } from 'vitest';
import { draftAfterClosing, draftBeside, draftOf, isEmptied, isUnsaved } from './guest-draft.ts';

const minh = { name: 'Trần Minh', nationality: '', birthOn: null, note: '' };
const linh = { name: 'Linh', nationality: 'VN', birthOn: '1990-04-13', note: 'no pork, please' };
const none = { guests: [], version: 'none' };
const saved = { guests: [minh, linh], version: 'two' };

test('what was typed is there when a sheet that was closed is opened again', () => {
	const typed = { ...draftOf(none), text: 'Anna\nBoris' };
	expect(draftAfterClosing(typed)).toEqual({ saved: none, text: 'Anna\nBoris', isRestored: true });
	expect(draftAfterClosing({ ...draftOf(saved), text: '' })?.text).toBe('');
});

test('what was only looked at is forgotten, and read anew the next time', () => {
	for (const list of [none, saved]) expect(draftAfterClosing(draftOf(list))).toBeUndefined();
	expect(isUnsaved({ ...draftOf(saved), text: `${draftOf(saved).text}\n` })).toBe(false);
	expect(draftAfterClosing(undefined)).toBeUndefined();
});

test('what somebody saved meanwhile stands beside what was typed, and is what the next saving has seen', () => {
	const typed = { ...draftOf(none), text: 'Anna' };
	expect(draftBeside(typed, saved)).toMatchObject({ text: 'Anna', saved: { version: 'two' } });
});

test('a list is emptied by nothing, by blank lines and by a heading alone, but only one that was there', () => {
	for (const text of ['', ' \n\n', 'Name, Nationality']) expect(isEmptied({ ...draftOf(saved), text })).toBe(true);
	expect(isEmptied({ ...draftOf(saved), text: 'Anna' })).toBe(false);
	expect(isEmptied({ ...draftOf(none), text: '' })).toBe(false);
});
