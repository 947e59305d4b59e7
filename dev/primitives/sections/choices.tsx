import { useId, useState } from 'react';
import { CheckRow } from '#ui/check-row.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { StarInput } from '#ui/star-input.tsx';
import { Specimen } from '../specimen.tsx';

export function Choices() {
	return (
		<>
			<Specimen name="segmented">
				<Gender />
			</Specimen>
			<Specimen name="segmented, error">
				<Gender error="Choose one of the two." />
			</Specimen>
			<Specimen name="segmented, disabled">
				<Gender isDisabled start="female" />
			</Specimen>
			<Specimen name="choice cards" isWide>
				<Kinds />
			</Specimen>
			<Specimen name="choice cards, error; without pictures" isWide>
				<Kinds error="Tell us how you will use Maru." />
			</Specimen>
			<Checks />
			<Specimen name="stars">
				<Stars start={4} />
			</Specimen>
			<Specimen name="stars, none yet, error">
				<Stars error="Give one to five stars." />
			</Specimen>
			<Specimen name="stars, disabled">
				<Stars start={2} isDisabled />
			</Specimen>
		</>
	);
}

type State<Value> = { start?: Value; error?: string; isDisabled?: boolean };
type GenderValue = 'female' | 'male';

function Gender({ start, error, isDisabled }: State<GenderValue>) {
	const [gender, setGender] = useState<GenderValue | undefined>(start);
	const options = [
		{ value: 'female', label: 'Female' },
		{ value: 'male', label: 'Male' },
	] as const;
	return (
		<Segmented
			label="Gender"
			options={options}
			value={gender}
			onChange={setGender}
			error={gender ? undefined : error}
			isDisabled={isDisabled}
		/>
	);
}

const picture = (name: string) => ({ src: `/assets/images/art/${name}.webp`, width: 144, height: 144 });

function Kinds({ error }: { error?: string }) {
	const name = useId();
	const [kind, setKind] = useState(error ? '' : 'general');
	const cards = [
		{ value: 'general', title: 'General member', text: 'I want to reserve or ask questions for myself or my group.' },
		{
			value: 'cooperative',
			title: 'Cooperative member',
			text: 'I want to become a partner: I run a clinic, tour company, hotel or car service in Korea.',
		},
	];
	const pictures = [picture('hanok-dusk-1-480'), picture('palace-dawn-1-480')];
	return (
		<FieldGroup label="How will you use it" isRadioGroup layout="cards" error={kind ? undefined : error}>
			{cards.map((card, at) => (
				<ChoiceCard
					key={card.value}
					{...card}
					name={name}
					picture={error ? undefined : pictures[at]}
					isChecked={kind === card.value}
					onChange={setKind}
				/>
			))}
		</FieldGroup>
	);
}

function Checks() {
	const [isOn, setIsOn] = useState(false);
	const row = { isChecked: isOn, onChange: setIsOn };
	const read = <a href="#choices">Read the text</a>;
	return (
		<>
			<Specimen name="check row with a way to the text">
				<CheckRow {...row} name="terms" label="I agree to the terms and conditions" action={read} />
			</Specimen>
			<Specimen name="check row with a description">
				<CheckRow
					{...row}
					name="news"
					label="Send me news"
					description="At most one letter a month. You can stop it in every letter."
				/>
			</Specimen>
			<Specimen name="check row, error">
				<CheckRow
					{...row}
					name="privacy"
					label="I agree to the privacy policy"
					action={read}
					error={isOn ? undefined : 'Without it we may not keep your name.'}
				/>
			</Specimen>
		</>
	);
}

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

function Stars({ start, error, isDisabled }: State<number>) {
	const [stars, setStars] = useState(start);
	return (
		<StarInput
			label="Service"
			hint="kindness, care, punctuality"
			value={stars}
			starLabels={words.map((word, at) => `${at + 1} of 5, ${word}`)}
			words={words}
			error={stars ? undefined : error}
			isDisabled={isDisabled}
			onChange={setStars}
		/>
	);
}
