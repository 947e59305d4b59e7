import { draftKey } from './clean-up.ts';

export type FormDraft<Values extends object> = {
	/** What was kept, over the blank form; the blank form when nothing was. */
	read: () => Values;
	write: (values: Values) => void;
	remove: () => void;
};

type Given<Values extends object> = {
	/** Of the form: its draft is kept under this name. */
	name: string;
	blank: Values;
	/** Only these are ever written down: secrets are left out here. */
	fields: readonly (keyof Values & string)[];
};

/** A form half filled survives a reload, in this tab alone. A browser that keeps nothing makes it a form like any other. */
export function formDraft<Values extends object>({ name, blank, fields }: Given<Values>): FormDraft<Values> {
	const key = draftKey(name);
	const isKept = ([field, value]: [string, unknown]) =>
		(fields as readonly string[]).includes(field) && isAlike(value, blank[field as keyof Values]);
	return {
		read: () => {
			try {
				const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
				return { ...blank, ...Object.fromEntries(Object.entries(kept ?? {}).filter(isKept)) };
			} catch {
				return blank;
			}
		},
		write: (values) => {
			try {
				sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(Object.entries(values).filter(isKept))));
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

/** An older version of the site may have kept something else under the name. */
const isAlike = (value: unknown, sample: unknown): boolean =>
	typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);
