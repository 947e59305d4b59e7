import { expect, test } from 'vitest';
import { endBytes, fileTypeOf } from './file-format.ts';

const typeOf = (bytes: Uint8Array) =>
	fileTypeOf({ head: bytes.subarray(0, endBytes), tail: bytes.subarray(-endBytes) });
const text = (words: string) => new TextEncoder().encode(words);
const ftyp = (...brands: string[]) =>
	Uint8Array.from([0, 0, 0, 8 + brands.length * 4, ...text('ftyp'), ...text(brands.join(''))]);
const pdf = (body = '', end = '%%EOF\n') => text(`%PDF-1.7\n${body}\n${end}`);

test.each<[string, Uint8Array, string | undefined]>([
	['JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
	['PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
	['WebP', text('RIFF....WEBPVP8 '), 'image/webp'],
	['AVIF', ftyp('avif', '\0\0\0\0', 'mif1', 'miaf'), 'image/avif'],
	['AVIF under another main brand', ftyp('mif1', '\0\0\0\0', 'avif'), 'image/avif'],
	['PDF', pdf(), 'application/pdf'],
	['HEIC', ftyp('heic', '\0\0\0\0', 'mif1'), undefined],
	['GIF', text('GIF89a'), undefined],
	['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
	['HTML', text('<!doctype html><script>alert(1)</script>'), undefined],
	['nothing at all', new Uint8Array(), undefined],
	['RIFF that is sound', text('RIFF....WAVEfmt '), undefined],
])('the bytes say what a file is: %s', (_, bytes, type) => {
	expect(typeOf(bytes)).toBe(type);
});

test.each([
	['a page in front', text(`<html>${new TextDecoder().decode(pdf())}`)],
	['a page at its start', pdf('<script>alert(1)</script>')],
	['a page behind', pdf('', '%%EOF\n<html><script>alert(1)</script>')],
	['an archive behind', pdf('', `%%EOF\nPK\u0005\u0006${'\0'.repeat(18)}`)],
	['no end', text('%PDF-1.7\nobj')],
	['an end long before its end', pdf('', `%%EOF\n${'x'.repeat(2_000)}`)],
	['a version there is not', text('%PDF-9.9\n%%EOF')],
])('a PDF with %s is none', (_, bytes) => {
	expect(typeOf(bytes)).toBeUndefined();
});
