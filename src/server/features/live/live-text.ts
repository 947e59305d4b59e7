import type { Hint } from '#domain/event/hint.ts';

/** A browser that lost its stream comes back after this; one that was sent away comes at some moment within `spreadMs`. */
const retryMs = 2_000;
const spreadMs = 5_000;

/** The number is the stream's, so that a browser that comes back says by itself how far it came. */
export const hintText = ({ last, ...told }: Hint): string =>
	`retry: ${retryMs}\nid: ${last}\nevent: changed\ndata: ${JSON.stringify({ last, ...told })}\n\n`;

export const beat = ': beat\n\n';

/** The server stops: come back, but not all at once. */
export const byeOf = (): string => `retry: ${500 + Math.round(Math.random() * spreadMs)}\nevent: bye\ndata: {}\n\n`;

/** The login is over: nothing more will come. */
export const endOf = (): string => 'event: end\ndata: {}\n\n';
