import { hourMs } from '../kernel/durations.ts';

/** The code under which a failure is kept that no request had: a page broke in somebody's browser. */
export const browserCode = 'browser';

/** So many of them in an hour tell what is wrong, whoever sends them and from how many networks: the server's own keep their room. */
export const mostBrowserAnHour = 120;
export const anHourBefore = (now: Date): Date => new Date(now.getTime() - hourMs);
/** And so many are kept at the most, beside those of the server. */
export const mostBrowserFailures = 2_000;

/** What a browser tells of an error; everything in it is somebody's word and may hold anything. */
export type ToldFailure = { name: string; message: string; stack: readonly string[]; version: string };

export const mostTold = { name: 60, message: 300, frames: 12, frame: 300, version: 40 } as const;

const mailAddress = /[^\s"'<>]+@[^\s"'<>@]+\.[^\s"'<>@]+/g;
/** Browsers quote what they could not read: an answer, a value. Of what stands in single quotes a property's name is kept. */
const quoted = /"[^"]*"?/g;
const quotedOnce = /'([^']*)'/g;
const isName = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text);
/** Also one that is written in groups, as of a telephone. */
const longNumber = /\d[\d\s()-]{3,}\d/g;
const words = (text: string): string =>
	text
		.replace(mailAddress, '…')
		.replace(quoted, '"…"')
		.replace(quotedOnce, (all, inside: string) => (isName(inside) ? all : "'…'"))
		.replace(longNumber, '…')
		.replace(/\s+/g, ' ')
		.trim();

/** A line of a stack: “    at show (https://…/a.js:1:20)” or “show@https://…/a.js:1:20”. The message before the first is none. */
const isFrame = (line: string): boolean => /^\s*at .+:\d+:\d+\)?$|^[^\s@]*@\S+:\d+:\d+$/.test(line);
/** Where in which file, not from which house it came, nor at which page: its path may hold the secret of a link. */
const frameOf = (line: string): string =>
	line
		.trim()
		.replace(/[a-z-]+:\/\/[^/\s)]*/gi, '')
		.replace(/[?#][^\s:)]*/g, '')
		.replace(/(^|[\s(@])\/(?!assets\/)[^\s:)]*/g, '$1/…');

/** No name, no address and no number of anybody: what is left says where the page broke. */
export function storedOfTold({ name, message, stack, version }: ToldFailure): {
	type: string;
	message: string;
	stack: string;
} {
	const frames = stack.filter(isFrame).map((line) => `    ${frameOf(line)}`);
	const build = /^[\w.+-]+$/.test(version) ? [`    build ${version}`] : [];
	return {
		type: /^[A-Za-z]\w*$/.test(name) ? name : 'Error',
		message: words(message),
		stack: [...frames, ...build].join('\n'),
	};
}
