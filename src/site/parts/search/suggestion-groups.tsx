import { type ReactNode, useId } from 'react';
import type { Suggestions } from '#contract/api/suggestion.ts';
import { formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { AddressLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { pictureFile } from '#views/product/picture-file.ts';
import { useKindName } from '#views/product/use-kind-name.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './suggestion-box.module.css';

type Props = {
	found: Suggestions;
	/** Of all lines, in their order. */
	hrefs: readonly string[];
	listId: string;
	active: number;
	onPoint: (at: number) => void;
	onChoose: () => void;
};

/** Products beside places and providers; one below the other on phones. */
export function SuggestionGroups({ found, ...lines }: Props) {
	const t = useTranslations('search');
	const kindName = useKindName();
	const { products, places, providers } = found;
	return (
		<>
			<Group name={t('products')} isEmpty={products.length === 0}>
				{products.map((product, at) => (
					<Line
						key={product.id}
						at={at}
						{...lines}
						{...product}
						sign={<img src={pictureFile(product.picture, 160)} width="160" height="160" alt="" decoding="async" />}
						small={`${kindName(product.kind)} · ${product.place}`}
						end={formatWon(product.fromWon)}
					/>
				))}
			</Group>
			<div>
				<Group name={t('places')} isEmpty={places.length === 0}>
					{places.map((place, at) => (
						<Line
							key={place.region ?? place.name}
							at={products.length + at}
							{...lines}
							{...place}
							sign={<Icon name="marker" />}
							small={t('here', { count: place.count })}
						/>
					))}
				</Group>
				<Group name={t('providers')} isEmpty={providers.length === 0}>
					{providers.map((provider, at) => (
						<Line
							key={provider.id}
							at={products.length + places.length + at}
							{...lines}
							{...provider}
							sign={<Icon name="person" />}
							small={[provider.trade, provider.languages.map((code) => locales[code].tag.toUpperCase()).join(', ')]
								.filter(Boolean)
								.join(' · ')}
						/>
					))}
				</Group>
			</div>
		</>
	);
}

function Group({ name, isEmpty, children }: { name: string; isEmpty: boolean; children: ReactNode }) {
	const id = useId();
	if (isEmpty) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a listbox knows groups, not fieldsets
		<div role="group" aria-labelledby={id} className={styles.group}>
			<div id={id} className={styles.name}>
				{name}
			</div>
			{children}
		</div>
	);
}

type LineProps = Omit<Props, 'found'> &
	Pick<Suggestions['places'][number], 'name' | 'marks' | 'shownLocale'> & {
		at: number;
		sign: ReactNode;
		small: string;
		end?: string;
	};

/** A link, so that it opens in another tab too; never a stop of the Tab key, for the focus stays in the field. */
function Line({ at, hrefs, listId, active, onPoint, onChoose, name, marks, shownLocale, sign, small, end }: LineProps) {
	const locale = useLocale();
	return (
		<AddressLink
			id={`${listId}-${at}`}
			href={hrefs[at] ?? ''}
			role="option"
			aria-selected={at === active}
			aria-current="false"
			tabIndex={-1}
			className={styles.line}
			onMouseDown={(event) => event.preventDefault()}
			onMouseMove={() => onPoint(at)}
			onClick={onChoose}
		>
			{sign}
			<span>
				<span lang={shownLocale === locale ? undefined : locales[shownLocale].tag}>
					<MarkedText text={name} marks={marks} />
				</span>
				<small>{small}</small>
			</span>
			{end && <b>{end}</b>}
		</AddressLink>
	);
}
