import { expect, test } from 'vitest';
import { parseBucketLocation } from './s3-location.ts';

const keys = { accessKeyId: 'AK', secretAccessKey: 'S/K+' };

test.each([
	[
		's3://AK:S%2FK%2B@s3.example/maru-files',
		{ base: 'https://s3.example/maru-files', prefix: '', region: 'us-east-1', ...keys },
	],
	[
		's3+http://AK:S%2FK%2B@10.0.0.7:9000/maru/one/two?region=ap-northeast-2',
		{ base: 'http://10.0.0.7:9000/maru', prefix: 'one/two/', region: 'ap-northeast-2', ...keys },
	],
	[
		's3://AK:S%2FK%2B@s3.ap-northeast-2.amazonaws.com/maru?region=ap-northeast-2&style=host',
		{
			base: 'https://maru.s3.ap-northeast-2.amazonaws.com',
			prefix: '',
			region: 'ap-northeast-2',
			...keys,
		},
	],
])('%s is a bucket', (text, place) => {
	expect(parseBucketLocation(text)).toEqual(place);
});

test.each([
	'',
	's3://s3.example/maru',
	's3://AK@s3.example/maru',
	's3://AK:SK@s3.example/',
	's3://AK:SK@s3.example/Maru',
	's3://AK:SK@s3.example/maru/.hidden',
	's3://AK:SK@s3.example/maru?style=odd',
	's3://AK:SK@s3.example/maru?acl=public',
	'https://AK:SK@s3.example/maru',
])('%j is none', (text) => {
	expect(parseBucketLocation(text)).toBeUndefined();
});
