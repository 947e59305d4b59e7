import { createHash, randomBytes } from 'node:crypto';

/** The opaque half of a login (TID_SES). */
export const newSecret = () => randomBytes(32).toString('base64url');

export const isSecret = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text);

export const secretHashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
