import { useDeferredValue, useState } from 'react';
import { Combobox } from '#ui/combobox.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useNamedProducts } from './named-products.ts';

/** So many are read at a glance in a select; more are found by typing. */
export const mostSelected = 12;

type Props = {
	label: string;
	organisation: string | undefined;
	/** The one that is chosen. */
	product: string | undefined;
	placeholder?: string | undefined;
	/** Where there is nothing to choose among, it is left out. */
	isOptional?: boolean;
	/** Those alone that can be taken for a guest now. */
	isTaking?: boolean;
	/** Nothing, where the field was emptied. */
	onChoose: (product: string | undefined) => void;
};

/** A product, found by its name: of all houses there are more than a list could show. */
export function ProductSearch(props: Props) {
	const { label, organisation, product, placeholder, isOptional = false, isTaking = false, onChoose } = props;
	const t = useTranslations('console.productSearch');
	const state = useTranslations('state');
	const [typed, setTyped] = useState('');
	/** What the field means while somebody types; the list stays as it is until that is a product. */
	const [meant, setMeant] = useState(product);
	const [known, setKnown] = useState(product);
	/** One more when what was typed came to nothing: the field says again what is chosen. */
	const [round, setRound] = useState(0);
	if (known !== product) {
		setKnown(product);
		setMeant(product);
		setTyped('');
	}
	const text = useDeferredValue(typed.trim()).slice(0, 60);
	// The one that is chosen has its name in the field; among what was found it stands only where it fits.
	const query = useNamedProducts({ organisation, text, product: text === '' ? product : undefined });
	const products = (query.data?.products ?? []).filter(({ mayTake }) => mayTake || !isTaking);
	const hasFailed = query.isError && !query.isFetching;
	if (isOptional && !hasFailed && products.length < 2 && typed === '' && product === undefined) return null;
	const isOnItsWay = query.isFetching || text !== typed.trim().slice(0, 60);
	// What was found by its name in another language fits what was typed too; what is left of another search does not.
	const keywords = text === '' || query.isPlaceholderData ? [] : [text];
	return (
		<Combobox
			key={round}
			name="product"
			label={label}
			error={hasFailed ? t('failed') : undefined}
			options={products.map(({ id, title }) => ({ value: id, label: title || id, keywords }))}
			value={meant}
			placeholder={placeholder}
			emptyText={hasFailed ? t('failed') : isOnItsWay ? state('loading') : t('empty')}
			retry={hasFailed ? { label: state('retry'), again: () => void query.refetch() } : undefined}
			openLabel={t('open')}
			countText={(count) => t('count', { count })}
			onChange={(value, words) => {
				const isChosen = value !== undefined;
				setTyped(isChosen ? '' : words);
				setMeant(value);
				if ((isChosen || words.trim() === '') && value !== product) onChoose(value);
			}}
			onBlur={() => {
				if (typed === '') return;
				setTyped('');
				setMeant(product);
				setRound(round + 1);
			}}
		/>
	);
}
