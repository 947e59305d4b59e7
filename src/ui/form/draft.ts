import { draftPrefix } from './draft-key.ts';

export type FormDraft<Values extends object> = {
	/** What was kept, over the blank form; undefined when nothing was, or not for this owner and version. */
	kept: () => Values | undefined;
	/** What was kept; the blank form when nothing was. */
	read: () => Values;
	write: (values: Values) => void;
	remove: () => void;
	/** Those that are kept; of the others a form may ask before it is left. */
	fields?: readonly string[];
	/** What this page still knows, without having read it; none in the first rendering, which must be the server's. */
	remembered?: () => Values | undefined;
};

type Given<Values extends object> = {
	/** Of the form: its draft is kept under this name. */
	name: string;
	/** Who fills it in: whoever logs in next in this tab is not shown what another had begun. None for a visitor. */
	owner?: string | undefined;
	/** Raised when the values change their meaning: what an older site has kept is dropped then. */
	version?: number;
	blank: Values;
	/** Only these are ever written down: secrets are left out here. */
	fields: readonly (keyof Values & string)[];
};

type Kept = { version: number; owner: string; values: object };

/** A form half filled survives a reload, in this tab alone. A browser that keeps nothing makes it a form like any other. */
export function formDraft<Values extends object>(given: Given<Values>): FormDraft<Values> {
	const { name, owner = '', version = 1, blank, fields } = given;
	const key = draftPrefix + [name, owner].filter(Boolean).join(':');
	const isKept = ([field, value]: [string, unknown]) =>
		(fields as readonly string[]).includes(field) && isAlike(value, blank[field as keyof Values]);
	const valuesIn = (text: string): Values | undefined => {
		const found: Partial<Kept> | null = JSON.parse(text);
		if (found?.version !== version || found.owner !== owner || !found.values) return undefined;
		return { ...blank, ...Object.fromEntries(Object.entries(found.values).filter(isKept)) };
	};
	const kept = () => {
		try {
			return valuesIn(sessionStorage.getItem(key) ?? 'null');
		} catch {
			return undefined;
		}
	};
	return {
		fields,
		kept,
		read: () => kept() ?? blank,
		write: (values) => {
			try {
				const written: Kept = { version, owner, values: Object.fromEntries(Object.entries(values).filter(isKept)) };
				sessionStorage.setItem(key, JSON.stringify(written));
			} catch {
				// Full or closed: the form works without it.
			}
		},
		remove: () => {
			try {
				sessionStorage.removeItem(key);
			} catch {
				// Nothing was kept.
			}
		},
	};
}

/** Of another kind than the blank form's: somebody else may have written it. What is blank as undefined may be a text. */
const isAlike = (value: unknown, sample: unknown): boolean =>
	sample === undefined
		? typeof value === 'string'
		: typeof value === typeof sample &&
			Array.isArray(value) === Array.isArray(sample) &&
			(value !== null || sample === null);
