import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: whoever has it needs no login. */
export const newFeedSecret = (): string => randomBytes(32).toString('base64url');

export const secretHashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const feedAddress = (origin: string, secret: string): string => `${origin}/api/calendar/${secret}.ics`;
