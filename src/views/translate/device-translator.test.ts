import { expect, test } from 'vitest';
import { canTranslateHere, translateHere } from './device-translator.ts';

/** A device as browsers have it, with what it would answer. */
function device(state: string, answer: (text: string) => string = (text) => `[${text}]`) {
	let ended = 0;
	const Translator = {
		availability: async () => state,
		create: async ({ monitor }: { monitor?: (progress: EventTarget) => void }) => {
			const progress = new EventTarget();
			monitor?.(progress);
			for (const loaded of [0, 0.5, 1])
				progress.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
			return {
				translate: async (text: string) => answer(text),
				destroy: () => {
					ended += 1;
				},
			};
		},
	};
	return { Translator, ended: () => ended };
}

test.each([
	['available', true],
	['downloadable', true],
	['downloading', true],
	['unavailable', false],
])('a pair that is %s is offered: %s', async (state, isOffered) => {
	expect(await canTranslateHere('ko', 'th', device(state))).toBe(isOffered);
});

test('where a browser has no translation, or another thing of that name, none is offered', async () => {
	expect(await canTranslateHere('ko', 'th', {})).toBe(false);
	expect(await canTranslateHere('ko', 'th', { Translator: {} })).toBe(false);
	const failing = { ...device('available').Translator, availability: () => Promise.reject(new Error('no')) };
	expect(await canTranslateHere('ko', 'th', { Translator: failing })).toBe(false);
});

test('texts are translated in their order, told how far the language has come, and the device is let go', async () => {
	const here = device('downloadable');
	const told: number[] = [];
	const work = { texts: ['제목', '', '내용'], from: 'ko', to: 'th', onProgress: (part: number) => told.push(part) };
	expect(await translateHere(work, here)).toEqual(['[제목]', '', '[내용]']);
	expect(told).toEqual([0, 0.5, 1]);
	expect(here.ended()).toBe(1);
});

test('an empty answer is none, and what fails lets the device go too', async () => {
	const empty = device('available', () => ' ');
	const work = { texts: ['내용'], from: 'ko', to: 'th', onProgress: () => undefined };
	await expect(translateHere(work, empty)).rejects.toThrow('no translation');
	expect(empty.ended()).toBe(1);
	await expect(translateHere(work, {})).rejects.toThrow('on this device');
});
