import { inflateSync } from 'node:zlib';

/*
 * The text of a PDF as browsers print it: each font's own table (ToUnicode) says which letters its glyphs are. Only as
 * much of the format as Chromium writes: plain objects, deflated streams, glyphs as hexadecimal or literal strings.
 */

type Objects = Map<string, { head: string; body: string }>;

/** By the length that each stream tells: its bytes may hold any word. */
function objectsOf(bytes: Buffer): Objects {
	const file = bytes.toString('latin1');
	const objects: Objects = new Map();
	const start = /(\d+) 0 obj\s/g;
	for (let match = start.exec(file); match; match = start.exec(file)) {
		const [, id = ''] = match;
		const end = /endobj|stream\r?\n/g;
		end.lastIndex = start.lastIndex;
		const stop = end.exec(file);
		if (!stop) break;
		const head = file.slice(start.lastIndex, stop.index);
		const length = stop[0] === 'endobj' ? 0 : Number(/\/Length (\d+)/.exec(head)?.[1]);
		const raw = bytes.subarray(end.lastIndex, end.lastIndex + length);
		const isText = head.includes('/FlateDecode') && !head.includes('/Image');
		objects.set(id, { head, body: isText ? inflateSync(raw).toString('latin1') : '' });
		start.lastIndex = end.lastIndex + length;
	}
	return objects;
}

const lettersOf = (hex: string) =>
	(hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** Glyph → letters; both as the file writes them, since some fonts count in one byte and others in two. */
type Font = { digits: number; letters: Map<string, string> };

function fontOf(map: string): Font {
	const letters = new Map<string, string>();
	const digits = /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4;
	for (const [, part = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
		for (const [, glyph = '', hex = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>/g))
			letters.set(glyph.toUpperCase(), lettersOf(hex));
	for (const [, part = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
		for (const [, from = '', to = '', first = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
			const start = Number.parseInt(from, 16);
			for (let glyph = start; glyph <= Number.parseInt(to, 16); glyph += 1) {
				const name = glyph.toString(16).padStart(digits, '0').toUpperCase();
				letters.set(name, String.fromCharCode(Number.parseInt(first, 16) + glyph - start));
			}
		}
	return { digits, letters };
}

/** By the name that pages call them (/F4). */
function fontsOf(objects: Objects): Map<string, Font> {
	const fonts = new Map<string, Font>();
	for (const { head } of objects.values())
		for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
			const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
			fonts.set(name, fontOf(objects.get(table ?? '')?.body ?? ''));
		}
	return fonts;
}

export function readPdf(bytes: Buffer): { pages: number; text: string } {
	const objects = objectsOf(bytes);
	const fonts = fontsOf(objects);
	const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head));
	const texts = [...objects.values()]
		.filter(({ body }) => / Tf\s/.test(body))
		.map(({ body }) => {
			let font: Font | undefined;
			let text = '';
			for (const [, name, hex = ''] of body.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-fA-F]+)>/g)) {
				if (name) font = fonts.get(name);
				for (let at = 0; font && at < hex.length; at += font.digits)
					text += font.letters.get(hex.slice(at, at + font.digits).toUpperCase()) ?? '';
			}
			return text;
		});
	return { pages: pages.length, text: texts.join('\n') };
}
