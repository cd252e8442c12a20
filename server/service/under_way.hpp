#pragma once

namespace mistward::rooms {

/// Says that something is under way while it lives.
class UnderWay {
public:
    explicit UnderWay(bool& flag) : flag_(flag) { flag_ = true; }
    ~UnderWay() { flag_ = false; }
    UnderWay(const UnderWay&) = delete;
    UnderWay& operator=(const UnderWay&) = delete;

private:
    bool& flag_;
};

}  // namespace mistward::rooms
