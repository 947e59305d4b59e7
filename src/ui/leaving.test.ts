import { expect, test } from 'vitest';
import { createLeaving } from './leaving.ts';

function openPage() {
	const leaving = createLeaving();
	const gone: string[] = [];
	const go = (name: string) => () => void gone.push(name);
	leaving.hear(() => undefined);
	const type = (id: string, { within = [] as string[], isSending = (): boolean => false } = {}) =>
		leaving.hold(id, { within, isSending });
	return { leaving, gone, go, type };
}

test('nothing is asked where nothing was typed, and nothing once it is saved', () => {
	const { leaving, gone, go, type } = openPage();
	leaving.ask(go('untouched'));
	type('rates')();
	leaving.ask(go('saved'));
	expect(gone).toEqual(['untouched', 'saved']);
	expect(leaving.isAsked()).toBe(false);
});

test('who has typed something is asked, and goes only when they say so', () => {
	const { leaving, gone, go, type } = openPage();
	type('rates');
	leaving.ask(go('home'));
	expect([leaving.isAsked(), gone]).toEqual([true, []]);
	leaving.stay();
	expect([leaving.isAsked(), gone]).toEqual([false, []]);
	leaving.ask(go('home'));
	leaving.leave();
	expect([leaving.isAsked(), gone]).toEqual([false, ['home']]);
});

test('what is done with the answer asks nothing more; the next thing does', () => {
	const { leaving, gone, go, type } = openPage();
	type('phrase', { within: ['sheet'] });
	// A sheet with an address of its own closes by going to another.
	leaving.ask(() => leaving.ask(go('list')), 'sheet');
	leaving.leave();
	expect(gone).toEqual(['list']);
	leaving.ask(go('home'));
	expect(leaving.isAsked()).toBe(true);
});

test('the question is gone before anything is done: the focus is back where it was', () => {
	const { leaving, type } = openPage();
	const steps: string[] = [];
	type('rates');
	leaving.ask(() => void steps.push('gone'));
	leaving.leave((close) => {
		close();
		steps.push(leaving.isAsked() ? 'asked' : 'closed');
	});
	expect(steps).toEqual(['closed', 'gone']);
});

test('what is being sent leads on by itself, and asks again where it failed', () => {
	const { leaving, gone, go, type } = openPage();
	let isSending = true;
	type('taken', { isSending: () => isSending });
	leaving.ask(go('reservation'));
	isSending = false;
	leaving.ask(go('elsewhere'));
	expect([leaving.isAsked(), gone]).toEqual([true, ['reservation']]);
});

test('of two forms a sheet asks for its own alone, and the page for both', () => {
	const { leaving, gone, go, type } = openPage();
	type('note');
	const save = type('message', { within: ['day', 'book'] });
	for (const place of ['book', 'day', 'message', 'note']) expect(leaving.mustAsk(place), place).toBe(true);
	expect(leaving.mustAsk('another sheet')).toBe(false);
	save();
	leaving.ask(go('book'), 'book');
	expect(gone).toEqual(['book']);
	expect(leaving.mustAsk()).toBe(true);
});

test('where nobody puts the question, as at the door, nothing is held back', () => {
	const leaving = createLeaving();
	const gone: string[] = [];
	leaving.hold('login', { within: [], isSending: () => false });
	leaving.ask(() => void gone.push('gone'));
	expect(gone).toEqual(['gone']);
});
