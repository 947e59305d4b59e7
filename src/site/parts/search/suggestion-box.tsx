import { type RefObject, useEffect, useRef } from 'react';
import type { Suggestions } from '#contract/api/suggestion.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { wordsOf } from '#site/words.ts';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { useOverlay } from '#ui/use-overlay.ts';
import { AlsoFinds } from './also-finds.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { suggestedOptions } from './suggested-options.ts';
import styles from './suggestion-box.module.css';
import { SuggestionGroups } from './suggestion-groups.tsx';
import { suggestionWords } from './suggestion-words.ts';
import { useOptionKeys } from './use-option-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
	field: RefObject<HTMLInputElement | null>;
	text: string;
	area: AreaSlug | undefined;
	listId: string;
	isOpen: boolean;
	/** On a phone it fills the screen, and says what may be typed before anything is. */
	isFull: boolean;
	onOpen: () => void;
	onClose: () => void;
	/** What the field says of the list: whether it is there, and which line the keys have reached. */
	onTell: (state: { hasList: boolean; activeId: string | undefined }) => void;
};

export function SuggestionBox(props: Props) {
	const locale = useLocale();
	return (
		<TranslationsProvider locale={locale} messages={wordsOf(locale, suggestionWords)}>
			<Box {...props} />
		</TranslationsProvider>
	);
}

const none: Suggestions = { products: [], places: [], providers: [], alsoFinds: [] };

function Box({ field, text, area, listId, isOpen, isFull, onOpen, onClose, onTell }: Props) {
	const t = useTranslations('search');
	const { navigate } = useRouter();
	const addressFor = usePageAddress();
	const { text: answered, found, trouble } = useSuggestions(text, area);
	const options = suggestedOptions(found ?? none);
	const hrefs = options.map(({ path, query }) => addressFor(path, query));
	useOverlay({
		isOpen: isFull,
		onClose: () => {
			field.current?.blur();
			onClose();
		},
	});
	const open = (at: number) => {
		const href = hrefs[at];
		onClose();
		if (href !== undefined) navigate(href);
	};
	const isShown = isOpen && (found !== undefined || trouble !== undefined || isFull);
	const { active, point } = useOptionKeys({
		field,
		linesKey: options.map(({ key }) => key).join(),
		count: options.length,
		isOpen: isShown,
		onOpen,
		onClose,
		onChoose: open,
	});
	const hasList = isShown && options.length > 0;
	const activeId = hasList && active >= 0 ? `${listId}-${active}` : undefined;
	useEffect(() => onTell({ hasList, activeId }), [hasList, activeId, onTell]);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (hasList && !isFull && box.current && field.current) bringIntoView(box.current, field.current);
	}, [hasList, isFull, field]);
	useEffect(() => {
		if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
	}, [activeId]);

	const told = trouble ? t(trouble) : found && options.length === 0 ? t('none', { text: answered }) : undefined;
	return (
		<>
			{isShown && (
				<div ref={box} className={styles.box} data-full={isFull || undefined}>
					{hasList && found && (
						<div id={listId} role="listbox" aria-label={t('suggestions')} className={styles.groups}>
							<SuggestionGroups
								found={found}
								hrefs={hrefs}
								listId={listId}
								active={active}
								onPoint={point}
								onChoose={onClose}
							/>
						</div>
					)}
					{(told ?? (isFull && !found)) && <p className={styles.told}>{told ?? t('hint')}</p>}
					{hasList && found && <AlsoFinds names={found.alsoFinds.filter(({ locale }) => locale === 'ko')} />}
				</div>
			)}
			<span className="visually-hidden" role="status">
				{isShown && (told ?? (found && t('count', { count: options.length })))}
			</span>
		</>
	);
}
