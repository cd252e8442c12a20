#include "server/picture/jpeg.hpp"

#include <turbojpeg.h>

#include <memory>
#include <stdexcept>

namespace mistward::picture {
namespace {

struct Destroy {
    void operator()(void* handle) const { tjDestroy(handle); }
};
using Handle = std::unique_ptr<void, Destroy>;

struct Free {
    void operator()(unsigned char* bytes) const { tjFree(bytes); }
};

const unsigned char* bytes_of(std::string_view file) {
    return reinterpret_cast<const unsigned char*>(file.data());
}

void need(const Handle& handle, int result) {
    if (result != 0) throw std::runtime_error(tjGetErrorStr2(handle.get()));
}

}  // namespace

Canvas read_jpeg(std::string_view file, int eighths) {
    const Handle handle(tjInitDecompress());
    int width = 0;
    int height = 0;
    int sampling = 0;
    int space = 0;
    need(handle, tjDecompressHeader3(handle.get(), bytes_of(file), file.size(), &width, &height,
                                     &sampling, &space));
    const tjscalingfactor scale{eighths, 8};
    Canvas canvas(TJSCALED(width, scale), TJSCALED(height, scale));
    need(handle, tjDecompress2(handle.get(), bytes_of(file), file.size(), canvas.rgb.data(),
                               canvas.width, 0, canvas.height, TJPF_RGB, 0));
    return canvas;
}

std::string jpeg_of(const Canvas& canvas, int quality) {
    const Handle handle(tjInitCompress());
    unsigned char* made = nullptr;
    unsigned long size = 0;
    const int result = tjCompress2(handle.get(), canvas.rgb.data(), canvas.width, 0, canvas.height,
                                   TJPF_RGB, &made, &size, TJSAMP_420, quality, 0);
    const std::unique_ptr<unsigned char, Free> owned(made);
    need(handle, result);
    return {reinterpret_cast<const char*>(made), size};
}

}  // namespace mistward::picture
