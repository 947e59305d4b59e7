import { useState } from 'react';
import { PasswordField } from '#ui/password-field.tsx';
import { Select } from '#ui/select.tsx';
import { StrengthMeter } from '#ui/strength-meter.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Specimen } from '../specimen.tsx';

const kinds = [
	{ value: 'clinic', label: 'Clinic (의원)' },
	{ value: 'tour', label: 'Tour operator' },
] as const;

export function TextFields() {
	return (
		<>
			<Specimen name="optional, with a hint">
				<TextField
					label="Passport number"
					optionalLabel="optional now"
					hint="Clinics and flights will need it later."
				/>
			</Specimen>
			<Specimen name="error">
				<TextField
					label="Business registration number"
					defaultValue="120-81-00003"
					error="The last digit does not match. Check the number on the certificate."
				/>
			</Specimen>
			<Specimen name="prefix and suffix">
				<TextField label="Commission agreed" prefix="at most" suffix="%" inputMode="numeric" defaultValue="25" />
			</Specimen>
			<Specimen name="disabled">
				<TextField label="E-mail (login ID)" defaultValue="linh.nguyen@example.com" disabled />
			</Specimen>
			<Specimen name="Russian, long words">
				<div lang="ru">
					<TextField
						label="Номер свидетельства о государственной регистрации"
						optionalLabel="необязательно"
						hint="Достопримечательности и представительства указываются отдельно."
					/>
				</div>
			</Specimen>
			<Specimen name="Thai, error">
				<div lang="th">
					<TextField label="หมายเลขหนังสือเดินทาง" lang="en" error="กรุณากรอกหมายเลขให้ครบถ้วนตามที่ปรากฏในหนังสือเดินทาง" />
				</div>
			</Specimen>
			<TextAreas />
			<Selects />
			<Passwords />
		</>
	);
}

const countText = (length: number, maxLength: number) => `${length} / ${maxLength.toLocaleString('en')}`;

function TextAreas() {
	return (
		<>
			<Specimen name="text area with a counter">
				<TextArea label="In your words" optionalLabel="in any language" maxLength={5000} countText={countText} />
			</Specimen>
			<Specimen name="text area, near its end">
				<TextArea
					label="Request"
					maxLength={40}
					countText={countText}
					defaultValue="A quiet room on a low floor, please."
				/>
			</Specimen>
			<Specimen name="text area, error">
				<TextArea label="Reason" error="Say in one sentence why, so that the clinic can answer." />
			</Specimen>
		</>
	);
}

function Selects() {
	const [kind, setKind] = useState<(typeof kinds)[number]['value'] | ''>('');
	const shared = { name: 'kind', label: 'Kind of institution', isLabelShown: true, value: kind, options: kinds };
	return (
		<>
			<Specimen name="select, nothing chosen yet">
				<Select {...shared} placeholder="Choose a kind" hint="As on the registration certificate" onChange={setKind} />
			</Specimen>
			<Specimen name="select, error">
				<Select {...shared} placeholder="Choose a kind" error="Choose what you are." onChange={setKind} />
			</Specimen>
			<Specimen name="select, disabled">
				<Select {...shared} value="clinic" isDisabled onChange={setKind} />
			</Specimen>
		</>
	);
}

const levels = [
	{ level: 0, text: '10 characters or more' },
	{ level: 1, text: 'Weak. Too short.' },
	{ level: 2, text: 'Fair. Add a few words.' },
	{ level: 3, text: 'Strong' },
	{ level: 4, text: 'Very strong' },
] as const;

function Passwords() {
	const [text, setText] = useState('');
	const words = { showLabel: 'Show the password', hideLabel: 'Hide the password', capsLockText: 'Caps Lock is on.' };
	const strength = levels[Math.min(4, Math.ceil(text.length / 4))] ?? levels[0];
	return (
		<>
			<Specimen name="password, a new one">
				<PasswordField
					{...words}
					label="Password"
					autoComplete="new-password"
					value={text}
					onChange={(event) => setText(event.target.value)}
					strength={<StrengthMeter {...strength} />}
				/>
			</Specimen>
			<Specimen name="password, error">
				<PasswordField
					{...words}
					label="Password again"
					autoComplete="new-password"
					defaultValue="persimmon"
					error="The two are not the same."
				/>
			</Specimen>
			<Specimen name="strength, 1 to 4">
				{levels.slice(1).map((one) => (
					<StrengthMeter key={one.level} {...one} />
				))}
			</Specimen>
		</>
	);
}
