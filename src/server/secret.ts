import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: whoever has it is let in, by a cookie, a mailed link, a calendar address or a shared page. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const isSecret = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text);

/** What the database keeps of one: who reads it there cannot use it. */
export const secretHashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
