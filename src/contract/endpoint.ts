import { z } from 'zod';
import type { KeyRight } from '#domain/api-key/api-key.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import type { Access } from '#domain/member/access.ts';
import type { Duty } from '#domain/organisation/duties.ts';
import type { ErrorCode } from './errors.ts';
// Before the first schema is made, by whichever part of the contract a page asks for.
import './zod-in-browser.ts';

/** Who may ask; what is for operators alone says for which of their duties it is, one of several or null: for every operator. */
type Door =
	| { access: Exclude<Access, 'operator'>; duty?: undefined }
	| { access: 'operator'; duty: Duty | readonly Duty[] | null };

/**
 * One endpoint of the API, keyed in its table by method and path ('GET /api/notices/:id'). Validation, response
 * checking, the typed client and the OpenAPI document are all derived from it. Object schemas are strict: an unknown
 * field is refused.
 */
export type Endpoint = Door & {
	summary: string;
	params?: z.ZodType;
	query?: z.ZodType;
	body?: z.ZodType;
	/** The body is a file of one of these media types, at most `maxFileBytes` long. */
	upload?: readonly string[];
	/** The answer is a file, which comes piece by piece for as long as the reader takes; `response` describes nothing. */
	answers?: 'file';
	response: z.ZodType;
	/** Every visitor who asks at this address gets the same, and may get it for the five seconds in which data counts as fresh. */
	isCached?: true;
	/** Programs with a key that has one of these rights may ask it; where there are none, no key does. */
	forKeys?: readonly KeyRight[];
	/** The refusals of its own; those every endpoint can give are not repeated. */
	refusals?: readonly ErrorCode[];
};

/** Lists hold 20 a page and say where the next one starts. */
export const pageSize = 20;

/** Every list is this; a test refuses an endpoint that answers with a bare array. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
	z.strictObject({
		items: z.array(item).max(pageSize),
		total: z.int().nonnegative(),
		nextCursor: z.string().nullable(),
	});

export const cursor = z
	.string()
	.regex(/^[\w-]{1,200}$/)
	.optional();
/** A day as it is given: the calendar of the database has no year nought, and ours begins later still. */
export const givenDay = (error?: string) => z.iso.date(error).refine((day) => day >= '1900', error);
export const language = z.enum(contentLocales);

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** A file that came, however long: how many bytes it has, its first and its last, and all of them piece by piece. */
export type Incoming = { bytes: number; head: Uint8Array; tail: Uint8Array; open(): AsyncIterable<Uint8Array> };
type Upload = { file: Incoming; mediaType: string };

/** What a handler receives: parsed. */

export type InputOf<E extends Endpoint> = {
	params: Parsed<E['params']>;
	query: Parsed<E['query']>;
	body: E['upload'] extends readonly string[] ? Upload : Parsed<E['body']>;
};

type Required<T> = { [Key in keyof T as T[Key] extends undefined ? never : Key]: T[Key] };

/** What a caller gives: only the parts the endpoint has. */
export type CallOf<E extends Endpoint> = Required<{
	params: Given<E['params']>;
	query: Given<E['query']>;
	body: E['upload'] extends readonly string[] ? Blob : Given<E['body']>;
}>;

/** A file as it is sent. */
export type Download = {
	bytes: Uint8Array;
	mediaType: string;
	name?: string;
	isPublic?: boolean;
	/** How many seconds caches may keep what everybody may see: a year, unless it can be hidden again. */
	maxAge?: number;
};

export type OutputOf<E extends Endpoint> = E['answers'] extends 'file' ? Download : z.output<E['response']>;
