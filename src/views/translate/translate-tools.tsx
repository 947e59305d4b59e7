import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallApi } from '#contract/api.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import type { WordFile } from '#i18n/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { LateWords } from '#views/late-words.tsx';
import { canTranslateHere, translateHere } from './device-translator.ts';
import styles from './translate-tools.module.css';
import type { Translated } from './translated.ts';

const files: readonly WordFile[] = ['translate'];

type Props = Translated & {
	locale: Locale;
	isShown: boolean;
	/** What was made of the texts; undefined shows the original again. */
	onShow: (texts: readonly string[] | undefined) => void;
};

/** Whether this device translates between two languages; undefined until it has said so. */
function useDevice(from: Locale, to: Locale): boolean | undefined {
	const [isOffered, setIsOffered] = useState<boolean>();
	useEffect(() => {
		let isAwaited = true;
		void canTranslateHere(locales[from].tag, locales[to].tag).then((can) => isAwaited && setIsOffered(can));
		return () => {
			isAwaited = false;
		};
	}, [from, to]);
	return isOffered;
}

const translatorQuery = (callApi: CallApi) => ({
	queryKey: ['GET /api/translations'],
	queryFn: () => callApi('GET /api/translations', { query: {} }),
	staleTime: Number.POSITIVE_INFINITY,
	gcTime: Number.POSITIVE_INFINITY,
	retry: false,
});

/** Offered where the device or the operator can do it; the device comes first, since nothing leaves it. */
export function TranslateTools(props: Props) {
	const { locale, isHealth, isMember } = props;
	const reader = useWordsLocale();
	const isHere = useDevice(locale, reader);
	const { data } = useQuery({ ...translatorQuery(useApi()), enabled: isMember && isHere !== undefined });
	const knows = [locale, reader].every((one) => data?.languages.includes(one));
	const isThere = isMember && knows && (data?.isOwn === true || !isHealth);
	if (!isHere && !isThere) return null;
	return (
		<LateWords files={files}>
			<Tools {...props} isHere={isHere === true} isThere={isThere} />
		</LateWords>
	);
}

type State = 'idle' | 'busy' | 'failed' | { loaded: number };

function Tools(props: Props & { isHere: boolean; isThere: boolean }) {
	const t = useTranslations('translate');
	const { locale, isShown, onShow } = props;
	const { state, made, translate } = useTranslating(props);
	const isBusy = state === 'busy' || typeof state === 'object';
	const told = isShown ? t('mark', { language: locale }) : sayState(state);
	const press = () => {
		if (isShown) onShow(undefined);
		else if (made) onShow(made);
		else void translate();
	};
	return (
		<span className={styles.tools}>
			<span role="status" className={styles.mark}>
				{told}
			</span>
			{/* The same button all the time: it keeps the focus. */}
			<button type="button" className={styles.button} aria-busy={isBusy} onClick={press}>
				{!isShown && <Icon name="globe" />}
				{t(isShown ? 'original' : 'open')}
			</button>
		</span>
	);

	function sayState(now: State): string {
		if (typeof now === 'object') return t('loading', { percent: Math.round(now.loaded * 100) });
		if (now === 'busy') return t('busy');
		return now === 'failed' ? t('failed') : '';
	}
}

/** By the device; where that fails, by the operator's translator. Whatever fails leaves the original as it is. */
function useTranslating({ of, texts, locale, isHere, isThere, onShow }: Props & { isHere: boolean; isThere: boolean }) {
	const reader = useWordsLocale();
	const callApi = useApi();
	const [state, setState] = useState<State>('idle');
	const [made, setMade] = useState<readonly string[]>();
	const tags = { from: locales[locale].tag, to: locales[reader].tag };
	const here = () =>
		translateHere({ texts, ...tags, onProgress: (loaded) => setState(loaded < 1 ? { loaded } : 'busy') });
	const there = async () => (await callApi('POST /api/translations', { body: { of, to: reader } })).texts;
	const translate = async () => {
		if (state === 'busy' || typeof state === 'object') return;
		setState('busy');
		try {
			const translated = await (isHere
				? here().catch((error) => (isThere ? there() : Promise.reject(error)))
				: there());
			setMade(translated);
			setState('idle');
			onShow(translated);
		} catch {
			setState('failed');
		}
	};
	return { state, made, translate };
}
