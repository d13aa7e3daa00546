import { describe, expect, it } from 'vitest';
import { deviceInfo } from './device-info.ts';

const AGENTS = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1',
  galaxy:
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  pixel:
    'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  windowsEdge:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  macSafari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  linuxFirefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  smartphoneCrawler:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  iphoneCrawler:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  desktopCrawler:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36',
};

function flagsOf(userAgent: string | undefined): string[] {
  return Object.entries(deviceInfo(userAgent))
    .flatMap(([flag, isSet]) => (isSet ? [flag.slice(2)] : []))
    .toSorted();
}

describe('deviceInfo', () => {
  it.each([
    ['iphone', 'Apple Ios Mobile MobileOrTablet Safari'],
    ['ipad', 'Apple DesktopOrTablet Ios MobileOrTablet Safari Tablet'],
    ['galaxy', 'Android Mobile MobileOrTablet Samsung'],
    ['pixel', 'Android Chrome Mobile MobileOrTablet'],
    ['windowsEdge', 'Desktop DesktopOrTablet Edge Windows'],
    ['macSafari', 'Apple Desktop DesktopOrTablet MacOS Safari'],
    ['linuxFirefox', 'Desktop DesktopOrTablet Firefox'],
    ['crawler', 'Crawler Desktop DesktopOrTablet'],
    ['smartphoneCrawler', 'Android Chrome Crawler Mobile MobileOrTablet'],
    ['iphoneCrawler', 'Apple Crawler Ios Mobile MobileOrTablet Safari'],
    ['desktopCrawler', 'Crawler Desktop DesktopOrTablet'],
  ] as const)('sets the flags of %s', (name, flags) => {
    expect(flagsOf(AGENTS[name])).toEqual(flags.split(' '));
  });

  it.each([undefined, '', 'curiosity'])('treats %j as a desktop', (userAgent) => {
    expect(flagsOf(userAgent)).toEqual(expect.arrayContaining(['Desktop', 'DesktopOrTablet']));
  });

  it('has the sixteen flags of the specification', () => {
    expect(Object.keys(deviceInfo(AGENTS.pixel))).toHaveLength(16);
  });
});
