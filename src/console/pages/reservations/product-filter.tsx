import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Combobox } from '#ui/combobox.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import type { Choices } from './choices.ts';

const key = 'GET /api/desk/products';

type Props = { choices: Choices; onChoose: (product: string | undefined) => void };

/** By product, found by its name: of all houses there are more than a list could show. */
export function ProductFilter({ choices: { organisation, product }, onChoose }: Props) {
	const t = useTranslations('console.reservations');
	const callApi = useApi();
	const language = useConsoleLocale();
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
	const { data } = useQuery({
		queryKey: [key, 'named', language, organisation, text, product],
		queryFn: () => callApi(key, { query: { language, organisation, text, product } }),
		staleTime: 60_000,
		placeholderData: keepPreviousData,
	});
	const products = data?.products ?? [];
	if (products.length < 2 && typed === '' && product === undefined) return null;
	return (
		<Combobox
			key={round}
			name="product"
			label={t('product')}
			// What was found by its name in another language fits what was typed too.
			options={products.map(({ id, title }) => ({ value: id, label: title || id, keywords: text ? [text] : [] }))}
			value={meant}
			placeholder={t('everyProduct')}
			emptyText={t('productEmpty')}
			openLabel={t('productOpen')}
			countText={(count) => t('productCount', { count })}
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
