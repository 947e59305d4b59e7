import type { Locator } from '@playwright/test';

type Done = { taps: number; fields: number; characters: number; keys: number };

/** What somebody does with their thumbs, or with keys and a mouse: counted while it is done. */
export function hands(by: 'tap' | 'click') {
	const done: Done = { taps: 0, fields: 0, characters: 0, keys: 0 };
	return {
		done,
		tap: async (what: Locator) => {
			done.taps += 1;
			await what[by]();
		},
		choose: async (what: Locator, value: string) => {
			// Opened, and one of it tapped.
			done.taps += 2;
			await what.selectOption(value);
		},
		type: async (what: Locator, text: string) => {
			done.taps += 1;
			done.fields += 1;
			done.characters += text.length;
			// A syllable of Hangul is two or three keys.
			done.keys += text.normalize('NFD').length;
			await what.fill(text);
		},
		/** Copied elsewhere beforehand: into the field, and two keys. */
		paste: async (what: Locator, text: string) => {
			done.taps += 1;
			done.fields += 1;
			done.keys += 2;
			await what.evaluate((field, copied) => {
				const clipboardData = new DataTransfer();
				clipboardData.setData('text', copied);
				(field as HTMLElement).focus();
				field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
			}, text);
		},
		/** A file out of a folder: the button, the file, “open”. */
		give: async (what: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
			done.taps += 3;
			await what.setInputFiles(file);
		},
	};
}

/** Seconds of a keystroke-level model of phones: a tap with finding its target, a character at 36 words a minute. */
export const phoneSeconds = ({ taps, characters }: Done, pages: number) =>
	taps * 1.2 + (characters * 60) / (36 * 5) + pages * 3;

/**
 * At a desk, by Card, Moran and Newell: pointing 1.1 and clicking 0.2, before each of it 1.35 to think, a key of somebody who
 * types neither well nor badly 0.28. What is thought about longest is what to write: for every field 15 more.
 */
export const deskSeconds = ({ taps, fields, keys }: Done, pages: number) =>
	taps * (1.1 + 0.2 + 1.35) + keys * 0.28 + fields * 15 + pages * 3;
