import type { Storage } from '#domain/running/health.ts';
import type { Passwords } from './features/member/passwords.ts';
import type { IceSettings } from './features/video/turn-credentials.ts';
import type { Spool } from './files/spool.ts';
import type { FileStore } from './gateways/file-store/file-store.ts';
import type { Translator } from './gateways/translator/translator.ts';
import type { Keyring } from './keys/keyring.ts';
import type { Transaction } from './queries.ts';

/** What use cases are given besides the database; opened once by main.ts, or made small by a test. */
export type Services = {
	origin: string;
	/** All or nothing; what is written inside is seen by nobody before it ends. */
	transact<T>(work: (queries: Transaction) => Promise<T>): Promise<T>;
	/** Hands on at once what was committed and waits for it: before a stop, or where a test looks. */
	settle(): Promise<void>;
	/** Something is new for these members: their open windows are told, on whichever server. Costs the caller nothing. */
	nudge(memberIds: readonly string[]): void;
	keys: Keyring;
	passwords: Passwords;
	files: FileStore;
	/** Where it is noted what was erased for good, for a restore to erase it again. */
	erasureStores: readonly FileStore[];
	/** How much room there is where this server keeps things. */
	storage(): Promise<Storage>;
	/** How browsers in a room find each other. */
	ice: IceSettings;
	/** Where uploads lie until they are looked at. */
	spool: Spool;
	/** The operator's; null where there is none. */
	translator: Translator | null;
	/** How long an operator may work without a second factor; null where nobody is held back (a demonstration). */
	operatorFactorDays: number | null;
	/**
	 * What time it is. Asked once a request and once a job, whose context then has it as `now`: use cases take it from
	 * there, so that one request has one moment and a test can move it.
	 */
	clock(): Date;
};
