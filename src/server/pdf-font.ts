import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { drawnWith, type Shape, shaperOf } from './pdf-shaping.ts';

/** A glyph as it is drawn, in thousandths of the size: shifted, and how far the next one begins from where it did. */
export type PlacedGlyph = { glyph: number; dx: number; dy: number; advance: number };

/**
 * The letters of a document as one TrueType font, cut to just those: readers of PDF without a Korean font show it as we do. The site's
 * own letters lie in a hundred files by how often a syllable is used; from each that is needed its glyphs are taken in one weight, and
 * put together.
 */
export type PdfFont = {
	bytes: Buffer;
	/** The glyph of a sign, and what the sign is shown as: a question mark where the font has none. */
	glyphOf: (sign: string) => number;
	/** Of a glyph, in thousandths of the size. */
	widthOf: (glyph: number) => number;
	/** A text as it is drawn. */
	glyphsOf: (text: string) => readonly PlacedGlyph[];
	/** Of all glyphs, by their numbers. */
	widths: readonly number[];
	/** Glyph → sign, for what is copied and searched. */
	signs: readonly (readonly [glyph: number, sign: string])[];
	box: readonly [number, number, number, number];
	ascent: number;
	descent: number;
};

const resolve = createRequire(import.meta.url).resolve;
/** What the first has not is looked for in the next; of that its own letters alone. */
const families = [{ family: 'noto-sans-kr' }, { family: 'noto-sans-thai', only: 'thai' }] as const;
const fileOf = ({ family, name }: Slice) =>
	resolve(`@fontsource-variable/${family}/files/${family}-${name}-wght-normal.woff2`);
const thaiRun = /(\p{Script=Thai}+)/u;
const weight = 400;
/** Stands for what no file has. */
const unknownSign = '?';

type Slice = { family: string; name: string; ranges: readonly (readonly [from: number, to: number])[] };
let slices: Promise<Slice[]> | undefined;

/** `U+ac00,U+ac10-ac14`, by the name of the file. */
async function readSlices(family: string): Promise<Slice[]> {
	const text = await readFile(resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8');
	return Object.entries(JSON.parse(text) as Record<string, string>).map(([name, ranges]) => ({
		...{ family, name: name.replace(/[[\]]/g, '') },
		ranges: ranges.split(',').map((range) => {
			const [from = 0, to = from] = range
				.slice(2)
				.split('-')
				.map((digits) => Number.parseInt(digits, 16));
			return [from, to] as const;
		}),
	}));
}

async function readFamilies(): Promise<Slice[]> {
	const found = await Promise.all(
		families.map(async (one) => {
			const own = await readSlices(one.family);
			return 'only' in one ? own.filter(({ name }) => name === one.only) : own;
		}),
	);
	return found.flat();
}

const holds = ({ ranges }: Slice, code: number): boolean => ranges.some(([from, to]) => code >= from && code <= to);

/** A font that holds each of these signs, as far as there is a glyph for it. */
export async function fontFor(text: string): Promise<PdfFont> {
	slices ??= readFamilies();
	const known = await slices;
	const wanted = new Map<Slice, string>();
	// That of what is unknown comes first: its measures are the whole font's.
	for (const sign of new Set(`${unknownSign}${text}${drawnWith(text)}`)) {
		const slice = known.find((one) => holds(one, sign.codePointAt(0) ?? 0));
		if (slice) wanted.set(slice, (wanted.get(slice) ?? '') + sign);
	}
	// It brings a program of its own, which nothing else that a server does needs.
	const { default: subsetFont } = await import('subset-font');
	const parts = await Promise.all(
		[...wanted].map(async ([slice, signs]) => {
			const whole = await readFile(fileOf(slice));
			const cut = await subsetFont(whole, signs, { targetFormat: 'truetype', variationAxes: { wght: weight } });
			return { tables: tablesOf(cut), signs, ...(thaiRun.test(signs) && { shape: await shaperOf(cut) }) };
		}),
	);
	return joined(parts, text);
}

type Tables = Map<string, Buffer>;
type Part = { tables: Tables; signs: string; shape?: Shape };

function tablesOf(font: Buffer): Tables {
	const tables: Tables = new Map();
	for (let at = 0; at < font.readUInt16BE(4); at += 1) {
		const row = 12 + at * 16;
		const from = font.readUInt32BE(row + 8);
		tables.set(font.toString('latin1', row, row + 4), font.subarray(from, from + font.readUInt32BE(row + 12)));
	}
	return tables;
}

function tableOf(tables: Tables, name: string): Buffer {
	const table = tables.get(name);
	if (!table) throw new Error(`a font without ${name}`);
	return table;
}

/** The glyph of a code by the font's own map (formats 4 and 12); 0 where it has none. */
function glyphIn(cmap: Buffer, code: number): number {
	for (let at = 0; at < cmap.readUInt16BE(2); at += 1) {
		const map = cmap.subarray(cmap.readUInt32BE(4 + at * 8 + 4));
		const format = map.readUInt16BE(0);
		const glyph = format === 4 ? inSegments(map, code) : format === 12 ? inGroups(map, code) : 0;
		if (glyph !== 0) return glyph;
	}
	return 0;
}

function inSegments(map: Buffer, code: number): number {
	const double = map.readUInt16BE(6);
	for (let at = 0; at < double; at += 2) {
		if (map.readUInt16BE(14 + at) < code) continue;
		const start = map.readUInt16BE(16 + double + at);
		if (start > code) return 0;
		const delta = map.readUInt16BE(16 + 2 * double + at);
		const rangeAt = 16 + 3 * double + at;
		const range = map.readUInt16BE(rangeAt);
		if (range === 0) return (code + delta) & 0xffff;
		const glyph = map.readUInt16BE(rangeAt + range + 2 * (code - start));
		return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
	}
	return 0;
}

function inGroups(map: Buffer, code: number): number {
	for (let at = 0; at < map.readUInt32BE(12); at += 1) {
		const row = 16 + at * 12;
		const start = map.readUInt32BE(row);
		if (code >= start && code <= map.readUInt32BE(row + 4)) return map.readUInt32BE(row + 8) + code - start;
	}
	return 0;
}

/** The outline of a glyph; empty for a space. */
function outlineOf(tables: Tables, glyph: number): Buffer {
	const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
	const loca = tableOf(tables, 'loca');
	const at = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
	return tableOf(tables, 'glyf').subarray(at(glyph), at(glyph + 1));
}

/** How far it goes on, and where it begins. */
function metricsOf(tables: Tables, glyph: number): { advance: number; bearing: number } {
	const hmtx = tableOf(tables, 'hmtx');
	const full = tableOf(tables, 'hhea').readUInt16BE(34);
	const advance = hmtx.readUInt16BE(Math.min(glyph, full - 1) * 4);
	const bearing = glyph < full ? hmtx.readInt16BE(glyph * 4 + 2) : hmtx.readInt16BE(full * 4 + (glyph - full) * 2);
	return { advance, bearing };
}

type Glyph = { outline: Buffer; advance: number; bearing: number };

/** Where in an outline that is put together of others these are named. */
function partsIn(outline: Buffer): number[] {
	if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
	const [words, scale, both, matrix, more] = [0x0001, 0x0008, 0x0040, 0x0080, 0x0020];
	const found: number[] = [];
	let at = 10;
	for (let flags = more; (flags & more) !== 0; ) {
		flags = outline.readUInt16BE(at);
		found.push(at + 2);
		at += 4 + (flags & words ? 4 : 2);
		at += flags & scale ? 2 : flags & both ? 4 : flags & matrix ? 8 : 0;
	}
	return found;
}

/** All glyphs of all parts in one font: those of one, then of the next. */
function joined(parts: readonly Part[], text: string): PdfFont {
	const [first] = parts;
	if (!first) throw new Error('no letters');
	const glyphs: Glyph[] = [];
	const taken = parts.map(() => new Map<number, number>());
	/** Copied once, with what it is put together of. */
	const take = (part: number, glyph: number): number => {
		const known = taken[part]?.get(glyph);
		if (known !== undefined) return known;
		const { tables } = parts[part] ?? first;
		const outline = Buffer.from(outlineOf(tables, glyph));
		const id = glyphs.push({ outline, ...metricsOf(tables, glyph) }) - 1;
		taken[part]?.set(glyph, id);
		for (const at of partsIn(outline)) outline.writeUInt16BE(take(part, outline.readUInt16BE(at)), at);
		return id;
	};
	take(0, 0);
	const bySign = new Map<string, number>();
	parts.forEach(({ tables, signs }, at) => {
		for (const sign of signs) {
			const glyph = glyphIn(tableOf(tables, 'cmap'), sign.codePointAt(0) ?? 0);
			if (glyph !== 0) bySign.set(sign, take(at, glyph));
		}
	});
	// Letters that are other ones beside some others have no sign of their own.
	parts.forEach(({ tables, shape }, at) => {
		if (shape) for (let glyph = 1; glyph < tableOf(tables, 'maxp').readUInt16BE(4); glyph += 1) take(at, glyph);
	});
	const head = tableOf(first.tables, 'head');
	const unit = head.readUInt16BE(18);
	const inThousandths = (value: number) => Math.round((value * 1_000) / unit);
	const hhea = tableOf(first.tables, 'hhea');
	const widths = glyphs.map(({ advance }) => inThousandths(advance));
	const glyphOf = (sign: string) => bySign.get(sign) ?? bySign.get(unknownSign) ?? 0;
	const shaped = shapedBy(parts, { taken, glyphOf, inThousandths });
	const placed = new Map(
		text.split(thaiRun).flatMap((run, at) => (at % 2 === 0 ? [] : shaped(run).map(({ glyph, sign }) => [glyph, sign]))),
	);
	return {
		bytes: fontOf(first.tables, glyphs, parts),
		...{ glyphOf, widths, widthOf: (glyph) => widths[glyph] ?? 0 },
		glyphsOf: (line) =>
			line.split(thaiRun).flatMap((run, at): PlacedGlyph[] => {
				if (at % 2 === 1) return shaped(run);
				return Array.from(run, glyphOf).map((glyph) => ({ glyph, dx: 0, dy: 0, advance: widths[glyph] ?? 0 }));
			}),
		signs: [...new Map([...[...bySign].map(([sign, glyph]) => [glyph, sign] as const), ...placed])],
		box: [36, 38, 40, 42].map((at) => inThousandths(head.readInt16BE(at))) as [number, number, number, number],
		...{ ascent: inThousandths(hhea.readInt16BE(4)), descent: inThousandths(hhea.readInt16BE(6)) },
	};
}

type Joined = {
	taken: readonly ReadonlyMap<number, number>[];
	glyphOf: (sign: string) => number;
	inThousandths: (value: number) => number;
};

/** A run of Thai by the glyphs of the joined font; each is asked for often, to be measured and to be drawn. */
function shapedBy(parts: readonly Part[], { taken, glyphOf, inThousandths }: Joined) {
	const at = parts.findIndex(({ shape }) => shape !== undefined);
	const known = new Map<string, (PlacedGlyph & { sign: string })[]>();
	return (run: string) => {
		const found = known.get(run);
		if (found) return found;
		const glyphs = (parts[at]?.shape?.(run) ?? []).map(({ glyph, dx, dy, advance, sign }) => ({
			glyph: glyph === 0 ? glyphOf(unknownSign) : (taken[at]?.get(glyph) ?? 0),
			...{ dx: inThousandths(dx), dy: inThousandths(dy), advance: inThousandths(advance) },
			sign: glyph === 0 ? unknownSign : sign,
		}));
		known.set(run, glyphs);
		return glyphs;
	};
}

/** As much of TrueType as a document needs, which finds its glyphs by their numbers. */
function fontOf(like: Tables, glyphs: readonly Glyph[], parts: readonly Part[]): Buffer {
	const head = Buffer.from(tableOf(like, 'head'));
	head.writeUInt32BE(0, 8);
	head.writeInt16BE(1, 50);
	const hhea = Buffer.from(tableOf(like, 'hhea'));
	hhea.writeUInt16BE(glyphs.length, 34);
	// Its bounds are the largest of all that were joined.
	const maxp = Buffer.from(tableOf(like, 'maxp'));
	for (let at = 6; at < maxp.length; at += 2)
		maxp.writeUInt16BE(Math.max(...parts.map(({ tables }) => tableOf(tables, 'maxp').readUInt16BE(at))), at);
	maxp.writeUInt16BE(glyphs.length, 4);
	const hmtx = Buffer.alloc(glyphs.length * 4);
	const loca = Buffer.alloc((glyphs.length + 1) * 4);
	const outlines = glyphs.map(({ outline }) => padded(outline));
	let at = 0;
	glyphs.forEach(({ advance, bearing }, glyph) => {
		hmtx.writeUInt16BE(advance, glyph * 4);
		hmtx.writeInt16BE(bearing, glyph * 4 + 2);
		at += outlines[glyph]?.length ?? 0;
		loca.writeUInt32BE(at, (glyph + 1) * 4);
	});
	const glyf = Buffer.concat(outlines);
	return fileWith([...Object.entries({ glyf, head, hhea, hmtx, loca, maxp })]);
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

function checksum(bytes: Buffer): number {
	let sum = 0;
	for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
	return sum;
}

/** Tables by the order of their names, as the format wants them. */
function fileWith(tables: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
	const count = tables.length;
	const power = 2 ** Math.floor(Math.log2(count));
	const index = Buffer.alloc(12 + count * 16);
	index.writeUInt32BE(0x0001_0000, 0);
	index.writeUInt16BE(count, 4);
	index.writeUInt16BE(power * 16, 6);
	index.writeUInt16BE(Math.log2(power), 8);
	index.writeUInt16BE(count * 16 - power * 16, 10);
	let from = index.length;
	const bodies = tables.map(([name, bytes], at) => {
		const body = padded(bytes);
		const row = 12 + at * 16;
		index.write(name, row, 'latin1');
		index.writeUInt32BE(checksum(body), row + 4);
		index.writeUInt32BE(from, row + 8);
		index.writeUInt32BE(bytes.length, row + 12);
		from += body.length;
		return body;
	});
	return Buffer.concat([index, ...bodies]);
}
