import type { Readable } from 'node:stream';
import type { Download, Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ByteRange } from '#domain/file/byte-range.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { Pool } from '#server/queries.ts';
import type { Services } from '#server/services.ts';

/**
 * `hasBrowserSigns`: it says which page it asks from and which languages it wants, as every browser does. `device`: what
 * the browser was given when somebody logged in with it. `held`: the secret of a sign-in between two steps.
 */
export type Client = {
	ip: string;
	userAgent: string;
	hasBrowserSigns: boolean;
	device?: string | undefined;
	held?: string | undefined;
};

/** What a handler may know besides its input. */
export type Context = {
	queries: Pool;
	/** The moment at which all of the request was there: the only one it knows. */
	now: Date;
	viewer: Viewer | null;
	/** The login behind the request. */
	sessionId: string | null;
	/** Its last full sign-in. */
	signedInAt: Date | null;
	services: Services;
	/** The one who asks, as far as the connection shows it. */
	client: Client;
	/**
	 * The two cookies of SPEC section 7, what a browser is known again by, and what holds a sign-in between two steps
	 * (undefined: no longer). The server's own rendering sets none.
	 */
	cookies: {
		begin(login: Login): void;
		remember(device: string): void;
		hold(secret: string | undefined): void;
		end(): void;
	};
};

/** A login as its cookies carry it. */
export type Login = { secret: string; identityToken: string; isKept: boolean };

/** Something that lies there: so long, and opened where it is asked for; undefined when it is gone after all. */
export type StoredAnswer = { length: number; open: (range?: ByteRange) => Promise<Readable | undefined> };

/** A file as a handler gives it: its bytes, a stream of them that is made as it is read, or where it lies. */
export type FileAnswer = Omit<Download, 'bytes'> & ({ bytes: Uint8Array } | { stream: Readable } | StoredAnswer);

type AnswerOf<E extends Endpoint> = E['answers'] extends 'file' ? FileAnswer : OutputOf<E>;

/** One handler an endpoint: takes what the contract parsed, answers what the contract checks, or refuses with a code. */
export type HandlersFor<Endpoints extends Record<string, Endpoint>> = {
	[Key in keyof Endpoints]: (
		input: InputOf<Endpoints[Key]>,
		context: Context,
	) => Promise<Result<AnswerOf<Endpoints[Key]>, ErrorCode>>;
};
