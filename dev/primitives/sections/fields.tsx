import { useState } from 'react';
import { CheckRow } from '#ui/check-row.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { Specimen } from '../specimen.tsx';

const sorts = ['recommended', 'rating', 'price-up', 'price-down'] as const;

export function Fields() {
	const t = useTranslations('product');
	const error = useTranslations('error');
	const [sort, setSort] = useState<(typeof sorts)[number]>('recommended');
	return (
		<>
			<Specimen name="text field">
				<TextField label={t('list.searchLabel')} />
			</Specimen>
			<Specimen name="text field with a hint">
				<TextField label={t('list.who')} hint={t('panel.tooMany', { max: 8 })} inputMode="numeric" defaultValue="2" />
			</Specimen>
			<Specimen name="text field with an error">
				<TextField label={t('list.who')} error={error('invalid-input')} inputMode="numeric" defaultValue="0" />
			</Specimen>
			<Specimen name="text field with a prefix">
				<TextField label={t('list.priceFrom')} prefix="₩" inputMode="numeric" placeholder="0" />
			</Specimen>
			<Specimen name="select">
				<Select
					label={t('list.sort')}
					name="sort"
					value={sort}
					options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
					onChange={setSort}
				/>
			</Specimen>
			<Specimen name="search field, empty">
				<Search startText="" />
			</Specimen>
			<Specimen name="search field, filled">
				<Search startText={t('region.gyeongju')} />
			</Specimen>
			<Specimen name="check rows: off, on, disabled">
				<Check word="halal-food" count={12} />
				<Check word="women-staff" count={3} isOn />
				<Check word="wheelchair" count={0} isDisabled />
			</Specimen>
		</>
	);
}

function Search({ startText }: { startText: string }) {
	const t = useTranslations('product.list');
	const areaWords = useTranslations('area');
	const [text, setText] = useState(startText);
	return (
		<SearchField
			label={`${t('searchLabel')} (${startText || '…'})`}
			placeholder={areaWords('medical.search')}
			name="q"
			value={text}
			submitLabel={t('search')}
			clearLabel={t('clearSearch')}
			maxLength={80}
			onChange={setText}
			onBlur={() => undefined}
			onClear={() => setText('')}
		/>
	);
}

type CheckProps = {
	word: 'halal-food' | 'women-staff' | 'wheelchair';
	count: number;
	isOn?: boolean;
	isDisabled?: boolean;
};

function Check({ word, count, isOn = false, isDisabled = false }: CheckProps) {
	const t = useTranslations('product.tag');
	const [isChecked, setIsChecked] = useState(isOn);
	return (
		<CheckRow
			name="tag"
			value={word}
			label={t(word)}
			count={count}
			isChecked={isChecked}
			isDisabled={isDisabled}
			onChange={setIsChecked}
		/>
	);
}
