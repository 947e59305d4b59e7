import { useState } from 'react';
import { Combobox } from '#ui/combobox.tsx';
import { DatePartsField } from '#ui/date-parts-field.tsx';
import { Specimen } from '../specimen.tsx';

const codes = 'AT AU BR CA CI CN DE ES FR GB ID IN IT JP KP KR KZ MN MY PH PL RU SG TH TR UA US UZ VN'.split(' ');

/** Names of the browser's own, in English, Korean and the country's language. */
const countries = codes.map((value) => {
	const name = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(value) ?? value;
	return { value, label: name('en'), keywords: [value, name('ko'), name('th'), name('ru'), name('vi')] };
});

export function Searches() {
	return (
		<>
			<Specimen name="combobox">
				<Country />
			</Specimen>
			<Specimen name="combobox, chosen">
				<Country start="VN" />
			</Specimen>
			<Specimen name="combobox, error">
				<Country error="Choose a country from the list." />
			</Specimen>
			<Specimen name="combobox, disabled">
				<Country start="KR" isDisabled />
			</Specimen>
			<Specimen name="date parts, year first">
				<BirthDate order="ymd" />
			</Specimen>
			<Specimen name="date parts, day first, a Buddhist year">
				<BirthDate order="dmy" />
			</Specimen>
			<Specimen name="date parts, error">
				<BirthDate order="ymd" start="1991-04-12" error="April has 30 days." />
			</Specimen>
		</>
	);
}

function Country({ start, error, isDisabled }: { start?: string; error?: string; isDisabled?: boolean }) {
	const [country, setCountry] = useState(start);
	const [typed, setTyped] = useState('');
	const [hasLeft, setHasLeft] = useState(false);
	const isWrong = hasLeft && typed !== '' && country === undefined;
	return (
		<Combobox
			label="Country"
			name="country"
			options={countries}
			value={country}
			placeholder="Choose a country"
			emptyText="No country is called so."
			openLabel="Show all countries"
			countText={(count) => `${count} countries`}
			error={isWrong ? 'Choose a country from the list.' : country ? undefined : error}
			isDisabled={isDisabled}
			onChange={(value, text) => {
				setCountry(value);
				setTyped(text);
				setHasLeft(false);
			}}
			onBlur={() => setHasLeft(true)}
		/>
	);
}

function BirthDate({ order, start, error }: { order: 'ymd' | 'dmy'; start?: string; error?: string }) {
	const [read, setRead] = useState('');
	return (
		<DatePartsField
			label="Date of birth"
			order={order}
			labels={{ year: 'Year', month: 'Month', day: 'Day' }}
			placeholders={{ year: '1991', month: '4', day: '12' }}
			defaultValue={start}
			echo={(buddhist, common) => `${buddhist} is ${common} of the common calendar.`}
			hint={read || 'As in your passport'}
			error={error}
			onChange={(on, kind) => setRead(on ?? kind)}
		/>
	);
}
