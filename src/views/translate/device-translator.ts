/** What browsers offer of translation on the device (Chromium 138 and later), as far as it is used here. */
type Pair = { sourceLanguage: string; targetLanguage: string };
type Progress = EventTarget;
type DeviceTranslation = { translate(text: string): Promise<string>; destroy?(): void };
type DeviceApi = {
	availability(pair: Pair): Promise<string>;
	create(pair: Pair & { monitor?: (progress: Progress) => void }): Promise<DeviceTranslation>;
};

type Scope = { Translator?: unknown };
const browser = globalThis as Scope;

const apiIn = (scope: Scope): DeviceApi | undefined => {
	const found = scope.Translator as DeviceApi | undefined;
	return typeof found?.availability === 'function' && typeof found.create === 'function' ? found : undefined;
};

const pairOf = (from: string, to: string): Pair => ({ sourceLanguage: from, targetLanguage: to });

/** Whether this device can translate from one language into another, perhaps after fetching what it needs. */
export async function canTranslateHere(from: string, to: string, scope: Scope = browser): Promise<boolean> {
	try {
		const state = await apiIn(scope)?.availability(pairOf(from, to));
		return state === 'available' || state === 'downloadable' || state === 'downloading';
	} catch {
		return false;
	}
}

type Work = {
	texts: readonly string[];
	/** The tags of the languages. */
	from: string;
	to: string;
	/** Between 0 and 1, while the device fetches a language; once a language. */
	onProgress: (part: number) => void;
};

/** Nothing leaves the device. Must follow a click at once: only then may a browser fetch a language. */
export async function translateHere({ texts, from, to, onProgress }: Work, scope: Scope = browser): Promise<string[]> {
	const api = apiIn(scope);
	if (!api) throw new Error('no translation on this device');
	const translator = await api.create({
		...pairOf(from, to),
		monitor: (progress) =>
			progress.addEventListener('downloadprogress', (event) => {
				const { loaded } = event as ProgressEvent;
				if (loaded >= 0 && loaded <= 1) onProgress(loaded);
			}),
	});
	try {
		const translated: string[] = [];
		// One after the other: it has one model.
		for (const text of texts) translated.push(text === '' ? text : await translator.translate(text));
		if (translated.some((text, at) => text.trim() === '' && texts[at]?.trim() !== ''))
			throw new Error('no translation');
		return translated;
	} finally {
		translator.destroy?.();
	}
}
