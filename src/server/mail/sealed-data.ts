import type { Keyring } from '#server/keys/keyring.ts';

type Data = Record<string, string | number>;
type Sealed = { sealed: string };

const binding = (mailId: string) => `mail.data ${mailId}`;

/** Links in mails are secrets: whoever reads the database or a copy of it must not find them. */
export const sealData = (keys: Keyring, mailId: string, data: Data): Sealed => ({
	sealed: keys.seal(JSON.stringify(data), binding(mailId)),
});

export const openData = (keys: Keyring, mailId: string, { sealed }: Partial<Sealed>): Data =>
	sealed === undefined ? {} : JSON.parse(keys.open(sealed, binding(mailId)));
